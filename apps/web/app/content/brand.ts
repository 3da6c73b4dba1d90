import type { SiteConfig } from '@sightline/contracts/site'

export const productName = 'Sightline'

/** The title of a page, as browsers and screen readers name it. */
export const pageTitle = (page: string) => `${page} · ${productName}`

/** Id of the element that carries the operator's settings as JSON. */
export const SITE_CONFIG_ID = 'site-config'

/** What prerendered pages hold; the server puts the operator's settings in their place as it serves the page. */
const placeholders: SiteConfig = {
  webOrigin: '%webOrigin%',
  supportEmail: '%supportEmail%',
  supportPhone: '%supportPhone%',
  postalAddress: '%postalAddress%',
  instagramUrl: '%instagramUrl%',
  linkedinUrl: '%linkedinUrl%',
  youtubeUrl: '%youtubeUrl%',
  googleClientId: '%googleClientId%',
  checkoutUrl: '%checkoutUrl%',
  windowsInstallerUrl: '%windowsInstallerUrl%',
  tagManagerId: '%tagManagerId%',
  tagManagerUrl: '%tagManagerUrl%',
  pixelId: '%pixelId%',
  pixelUrl: '%pixelUrl%',
  insightId: '%insightId%',
  insightUrl: '%insightUrl%',
}

/** Stand in while developing, where no server fills the page in. */
const examples: SiteConfig = {
  webOrigin: 'http://localhost:3000',
  supportEmail: 'support@example.com',
  supportPhone: '+1 302 555 0142',
  postalAddress: '8 The Green, Dover, DE 19901, USA',
  instagramUrl: 'https://www.instagram.com/example',
  linkedinUrl: 'https://www.linkedin.com/company/example',
  youtubeUrl: 'https://www.youtube.com/@example',
  googleClientId: 'sightline',
  checkoutUrl: 'http://127.0.0.1:4000/razorpay/v1/checkout.js',
  windowsInstallerUrl: '',
  tagManagerId: '',
  tagManagerUrl: '',
  pixelId: '',
  pixelUrl: '',
  insightId: '',
  insightUrl: '',
}

function readSiteConfig(): SiteConfig {
  if (typeof document === 'undefined') return import.meta.env.DEV ? examples : placeholders
  const text = document.getElementById(SITE_CONFIG_ID)?.textContent
  if (!text || text.includes(placeholders.supportEmail)) return examples
  return JSON.parse(text)
}

/**
 * What the operator has set. A value left out is '': mark its element with `data-value={value}`, which hides it when
 * empty. Do not leave the element out instead: the prerendered page has it, and hydration must find the same.
 */
export const siteConfig = readSiteConfig()
