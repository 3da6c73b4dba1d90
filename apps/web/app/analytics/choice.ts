import { siteConfig } from '../content/brand.ts'
import { deviceStore } from '../device-store.ts'

export type Choice = 'accepted' | 'declined' | 'none'

/** Marks the buttons that reopen the consent banner: `Tracking` listens for presses on them. */
export const PRIVACY_CHOICES = 'data-privacy-choices'

const SETTING = 'privacy-choice'
const KEPT_MS = 180 * 24 * 60 * 60_000

/** The providers the operator has configured, with the addresses of their scripts. */
export const providers = [
  { id: siteConfig.tagManagerId, url: siteConfig.tagManagerUrl },
  { id: siteConfig.pixelId, url: siteConfig.pixelUrl },
  { id: siteConfig.insightId, url: siteConfig.insightUrl },
].filter(({ id }) => id !== '')

/**
 * Identifies the providers that were consented to. A new or changed provider asks for consent
 * again.
 */
const asked = providers.map(({ id, url }) => `${id} ${url}`).join(' ')

const listeners = new Set<() => void>()
/**
 * The latest choice that this page knew, for where local storage is not available, and while a
 * log-out empties it, which every tab notices: a choice that is gone is not withdrawn.
 */
let known: Choice = 'none'

/**
 * The visitor's choice about the configured providers within the last 180 days; 'none' if there is
 * none.
 */
export function currentChoice(): Choice {
  try {
    const kept: unknown = JSON.parse(deviceStore.read(SETTING) ?? 'null')
    if (!isKept(kept) || kept.asked !== asked || kept.untilMs < Date.now()) return known
    known = kept.choice
    return known
  } catch {
    return known
  }
}

export function choose(choice: 'accepted' | 'declined') {
  known = choice
  const untilMs = Date.now() + KEPT_MS
  deviceStore.write(SETTING, JSON.stringify({ choice, asked, untilMs }))
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` after every change of the choice in this tab or another one. Returns the
 * function that unsubscribes.
 */
export function watchChoice(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

type Kept = { choice: 'accepted' | 'declined'; asked: string; untilMs: number }
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  (value.choice === 'accepted' || value.choice === 'declined') &&
  'untilMs' in value &&
  typeof value.untilMs === 'number'
