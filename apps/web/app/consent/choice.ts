import { useSyncExternalStore } from 'react'
import { siteConfig } from '../content/brand.ts'

export type Choice = 'accepted' | 'declined' | 'none'

const KEY = 'sightline-privacy-choice'
const KEPT_MS = 180 * 24 * 60 * 60_000

/** The providers that the operator has set up, and where their scripts come from. */
export const providers = [
  { id: siteConfig.tagManagerId, url: siteConfig.tagManagerUrl },
  { id: siteConfig.pixelId, url: siteConfig.pixelUrl },
  { id: siteConfig.insightId, url: siteConfig.insightUrl },
].filter(({ id }) => id !== '')

/** What was agreed to: another provider is another question. */
const asked = providers.map(({ id, url }) => `${id} ${url}`).join(' ')

const listeners = new Set<() => void>()
/** For a browser that keeps nothing. */
let unkept: Choice = 'none'

/** What the visitor chose within the last half year about the providers that there are; 'none' is asked anew. */
export function currentChoice(): Choice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!isKept(kept) || kept.asked !== asked || kept.untilMs < Date.now()) return unkept
    return kept.choice
  } catch {
    return unkept
  }
}

export function choose(choice: 'accepted' | 'declined') {
  unkept = choice
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice, asked, untilMs: Date.now() + KEPT_MS }))
  } catch {
    // It holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The choice as it changes, here and in other tabs. While prerendering and hydrating nothing is known: 'pending'. */
export const useChoice = () => useSyncExternalStore<Choice | 'pending'>(subscribe, currentChoice, () => 'pending')

type Kept = { choice: 'accepted' | 'declined'; asked: string; untilMs: number }
const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'choice' in value &&
  (value.choice === 'accepted' || value.choice === 'declined') &&
  'untilMs' in value &&
  typeof value.untilMs === 'number'
