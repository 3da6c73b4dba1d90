import type { Billing } from '@sightline/contracts/billing/billing'
import type { LiveSetting } from '@sightline/contracts/live/kinds'

type Credits = Pick<Billing, 'credits' | 'is_trial_unused'>

export const hasNoCredits = ({ credits, is_trial_unused }: Credits) =>
  credits === 0 && !is_trial_unused

/** What pressing Begin costs. */
export function costText(credits: Credits): string {
  if (hasNoCredits(credits)) return 'It takes 1 credit, and you have none left.'
  if (credits.is_trial_unused) return 'This takes your free first interview and covers two hours.'
  return credits.credits === 1
    ? 'This takes your last credit and covers two hours.'
    : `This takes 1 of your ${credits.credits} credits and covers two hours.`
}

interface Setup {
  setting: LiveSetting | null
  hasConsent: boolean
  /** Null while the credits are not known. */
  credits: Credits | null
  /** Whether the application that the session is for is still loading. */
  isWaiting?: boolean
}

/** What to do before anything is opened. */
const NOT_AGREED = 'Say whether assistance is allowed, and confirm consent.'

/** Why a session cannot begin now, in a sentence; null when it can. */
export function blockerOf({ setting, hasConsent, credits, isWaiting }: Setup): string | null {
  if (credits && hasNoCredits(credits)) return 'Without credits no session can begin.'
  if (setting === null) return hasConsent ? 'Say whether assistance is allowed.' : NOT_AGREED
  if (!hasConsent) return 'Confirm consent.'
  return isWaiting ? 'Loading the application...' : null
}

/** What a session that began now would not perceive, in a sentence. */
export function lackText({
  surface,
  them,
  you,
}: {
  surface: unknown
  them: unknown
  you: unknown
}): string {
  const lacks = [
    // Their sound comes with what is shared.
    ...(surface ? (them ? [] : ['their sound']) : ['a shared tab or screen']),
    ...(you ? [] : ['your microphone']),
  ]
  return lacks.length === 0 ? 'Ready.' : `Ready, without ${lacks.join(' and ')}.`
}
