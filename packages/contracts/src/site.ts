import { z } from 'zod'

/**
 * What the operator sets and the pages show. The server writes it into every page, as JSON in `<script id="site-config">`
 * and in place of `%NAME%` in the prerendered text. '' where the operator has not set it: the page then leaves it out.
 */
export const SiteConfig = z.object({
  /** The address people use, as in `https://sightline.example`. Never ''. */
  webOrigin: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  postalAddress: z.string(),
  instagramUrl: z.string(),
  linkedinUrl: z.string(),
  youtubeUrl: z.string(),
  googleClientId: z.string(),
  windowsInstallerUrl: z.string(),
  /** The payment provider's checkout script. */
  checkoutUrl: z.string(),
  /** Analytics providers: each is off without its id; the address is that of its script. */
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
