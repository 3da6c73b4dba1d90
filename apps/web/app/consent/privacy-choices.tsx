import { Trans } from '@lingui/react/macro'
import { siteConfig } from '../content/brand.ts'

/** Marks the buttons that reopen the consent banner: `Tracking` listens for presses on them. */
export const PRIVACY_CHOICES = 'data-privacy-choices'

/** Button in the footer that reopens the consent banner. Hidden if no provider is configured. */
export function PrivacyChoices({ className = '' }: { className?: string }) {
  const { tagManagerId, pixelId, insightId } = siteConfig
  return (
    <button
      type="button"
      {...{ [PRIVACY_CHOICES]: true }}
      data-value={`${tagManagerId}${pixelId}${insightId}`}
      className={`rounded-control text-left transition-colors hover:text-ink data-[value='']:hidden noscript:hidden ${className}`}
    >
      <Trans>Privacy choices</Trans>
    </button>
  )
}
