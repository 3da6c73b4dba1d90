import { siteConfig } from '../content/brand.ts'
import { askAgain } from './asking.ts'

/** Button in the footer that reopens the consent banner. Hidden if no provider is configured. */
export function PrivacyChoices({ className = '' }: { className?: string }) {
  const { tagManagerId, pixelId, insightId } = siteConfig
  return (
    <button
      type="button"
      data-value={`${tagManagerId}${pixelId}${insightId}`}
      onClick={({ currentTarget }) => askAgain(currentTarget)}
      className={`rounded-control text-left transition-colors hover:text-ink data-[value='']:hidden noscript:hidden ${className}`}
    >
      Privacy choices
    </button>
  )
}
