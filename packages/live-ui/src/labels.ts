import type { LiveKind, LiveSetting } from '@sightline/contracts/live/kinds'

export const KIND_LABELS: Record<LiveKind, string> = {
  coding: 'Coding interview',
  behavioral: 'Behavioral interview',
  'system-design': 'System design interview',
  'sales-call': 'Sales call',
  meeting: 'Meeting',
}

export const SETTING_LABELS: Record<LiveSetting, { label: string; hint: string }> = {
  practice: { label: 'Practice', hint: 'You are alone, or with a friend who helps you practise.' },
  permitted: { label: 'Assistance is allowed', hint: 'The other side knows of it and agrees.' },
  'not-permitted': {
    label: 'Assistance is not allowed',
    hint: 'Sightline listens and debriefs you afterwards. It gives no answers during the conversation.',
  },
}

export const CHANNEL_LABELS = { them: 'Them', you: 'You' } as const
export const SURFACE_LABELS = {
  browser: 'a tab',
  window: 'a window',
  monitor: 'the whole screen',
} as const

/** Minutes and seconds: `4:07`. */
export function sessionTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** How often what is shared changes. */
export function picturesASecond(count: number): string {
  if (count === 0) return 'no change just now'
  return `${count} new ${count === 1 ? 'picture' : 'pictures'} a second`
}

export const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * How long something took, as the end of a sentence: `after 0.4 s`. An answer that was begun early
 * was there at once.
 */
export const afterSeconds = (ms: number) => (ms < 50 ? 'at once' : `after ${inSeconds(ms)}`)
