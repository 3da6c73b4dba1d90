import { t } from '@lingui/core/macro'
/**
 * Statements about the product that only its operator can vouch for. The operator must be able to
 * prove every sentence here, and changes or empties those that do not hold.
 */
export const claims = () => ({
  tagline: t`The undetectable AI assistant for virtual meetings and sales calls.`,
  /** What the tagline means and what it does not mean, said on the landing page in one place. */
  undetectable: {
    title: t`What “undetectable” means`,
    means: t`Nothing joins your meeting: no bot, no further participant, no message. When you share one tab or one window, the others see that and nothing of Sightline.`,
    doesNotMean: t`It does not mean hidden. A share of your whole screen shows the small window, and so does software that watches your computer. Where you say that assistance is not permitted, it gives no answers and helps you prepare and look back.`,
  },
  supportHours: t`Support answers e-mail 24/7.`,
  /**
   * What users have said, in their own words and with their permission; attributed to roles, never
   * to names. Empty until the operator has some: then the landing page shows facts about the
   * product instead.
   */
  testimonials: [] as { quote: string; role: string }[],
})
