import type { SiteConfig } from '@sightline/contracts/site/site'

export const productName = 'Sightline'

/** The title of a page in browsers and screen readers. */
export const pageTitle = (page: string) => `${page} · ${productName}`

/** Id of the element that carries the operator's settings as JSON. */
export const SITE_CONFIG_ID = 'site-config'

/**
 * Placeholders in prerendered pages, which the server replaces with the operator's settings when it
 * serves a page.
 */
const placeholders: SiteConfig = {
  webOrigin: '%webOrigin%',
  year: '%year%',
  supportEmail: '%supportEmail%',
  supportPhone: '%supportPhone%',
  postalAddress: '%postalAddress%',
  instagramUrl: '%instagramUrl%',
  linkedinUrl: '%linkedinUrl%',
  youtubeUrl: '%youtubeUrl%',
  googleClientId: '%googleClientId%',
  checkoutUrl: '%checkoutUrl%',
  desktopHelper: '%desktopHelper%',
  windowsInstallerUrl: '%windowsInstallerUrl%',
  linuxInstallerUrl: '%linuxInstallerUrl%',
  windowsInstallerVersion: '%windowsInstallerVersion%',
  windowsInstallerMegabytes: '%windowsInstallerMegabytes%',
  windowsInstallerSha256: '%windowsInstallerSha256%',
  windowsInstallerUnsigned: '%windowsInstallerUnsigned%',
  linuxInstallerVersion: '%linuxInstallerVersion%',
  linuxInstallerMegabytes: '%linuxInstallerMegabytes%',
  linuxInstallerSha256: '%linuxInstallerSha256%',
  linuxInstallerUnsigned: '%linuxInstallerUnsigned%',
  installerProblem: '%installerProblem%',
  tagManagerId: '%tagManagerId%',
  tagManagerUrl: '%tagManagerUrl%',
  pixelId: '%pixelId%',
  pixelUrl: '%pixelUrl%',
  insightId: '%insightId%',
  insightUrl: '%insightUrl%',
}

/** Example settings for development, where no server fills in the page. */
const examples: SiteConfig = {
  webOrigin: 'http://localhost:3000',
  year: String(new Date().getFullYear()),
  supportEmail: 'support@example.com',
  supportPhone: '+1 302 555 0142',
  postalAddress: '8 The Green, Dover, DE 19901, USA',
  instagramUrl: 'https://www.instagram.com/example',
  linkedinUrl: 'https://www.linkedin.com/company/example',
  youtubeUrl: 'https://www.youtube.com/@example',
  googleClientId: 'sightline',
  checkoutUrl: 'http://127.0.0.1:4000/razorpay/v1/checkout.js',
  desktopHelper: '',
  windowsInstallerUrl: '',
  linuxInstallerUrl: '',
  windowsInstallerVersion: '',
  windowsInstallerMegabytes: '',
  windowsInstallerSha256: '',
  windowsInstallerUnsigned: '',
  linuxInstallerVersion: '',
  linuxInstallerMegabytes: '',
  linuxInstallerSha256: '',
  linuxInstallerUnsigned: '',
  installerProblem: '',
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
 * The operator's settings. A missing value is '': mark its element with `data-value={value}`, which
 * hides it when empty. Do not omit the element: the prerendered page has it, and hydration must
 * find the same elements.
 */
export const siteConfig = readSiteConfig()
