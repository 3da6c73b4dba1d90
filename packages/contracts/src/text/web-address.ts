import * as z from 'zod/mini'

/** The address of a page. Links to it are opened only by the user. */
export const WebAddress = z.url({ protocol: /^https?$/ })
