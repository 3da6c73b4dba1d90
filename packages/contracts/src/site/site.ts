import * as z from 'zod/mini'

/**
 * The operator's settings that pages show. The server writes them into every page: as JSON in
 * `<script id="site-config">` and in place of `%NAME%` in the prerendered text. Pages leave out a
 * setting that is ''.
 */
export const SiteConfig = z.object({
  /** The public origin of the site, for example `https://sightline.example`. Never ''. */
  webOrigin: z.string(),
  /** The present year, when the server started. Never ''. */
  year: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  postalAddress: z.string(),
  instagramUrl: z.string(),
  linkedinUrl: z.string(),
  youtubeUrl: z.string(),
  googleClientId: z.string(),
  /** 'yes' where an installer of the desktop helper is offered for any system. */
  desktopHelper: z.string(),
  windowsInstallerUrl: z.string(),
  linuxInstallerUrl: z.string(),
  /**
   * What the server knows of the installers in its own folder. `Megabytes` is a number with one
   * digit after the point, `Sha256` is in hexadecimal, `Unsigned` is 'yes' or ''.
   */
  windowsInstallerVersion: z.string(),
  windowsInstallerMegabytes: z.string(),
  windowsInstallerSha256: z.string(),
  windowsInstallerUnsigned: z.string(),
  linuxInstallerVersion: z.string(),
  linuxInstallerMegabytes: z.string(),
  linuxInstallerSha256: z.string(),
  linuxInstallerUnsigned: z.string(),
  /** 'yes' while an installer is held back because its file is missing or not whole. */
  installerProblem: z.string(),
  /**
   * The payment provider's checkout script; '' on pages without a checkout, whose policy does not
   * allow the script.
   */
  checkoutUrl: z.string(),
  /**
   * Analytics providers: a provider without an id is off. Each URL is the address of the provider's
   * script.
   */
  tagManagerId: z.string(),
  tagManagerUrl: z.string(),
  pixelId: z.string(),
  pixelUrl: z.string(),
  insightId: z.string(),
  insightUrl: z.string(),
})
export type SiteConfig = z.infer<typeof SiteConfig>

/** GET /api/health */
export const Health = z.object({ status: z.literal('ok') })
