/** Without zod, so that a form can check an address without loading it. */

/** With or without its scheme, as people type it; LinkedIn has hosts of several countries. */
const LINKEDIN_ADDRESS = /^(https?:\/\/)?([a-z0-9-]+\.)*linkedin\.[a-z]{2,}\/\S+$/i

/** False for the address of another site, and for one that runs a script when it is opened. */
export const isLinkedInAddress = (text: string) => LINKEDIN_ADDRESS.test(text.trim())
