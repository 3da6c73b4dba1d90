/** The keys of a live session, which users can change. */

/**
 * What a key of a live session does, with the words that users see and the key from the beginning.
 */
export const LIVE_ACTIONS = {
  answer: { label: 'Answer what was said last', key: 'Ctrl+B' },
  screen: { label: 'Answer from the screen', key: 'Alt+R' },
  picture: { label: 'Keep a picture for your next question', key: 'Alt+K' },
  ask: { label: 'Type a question', key: 'Alt+Q' },
  newest: { label: 'Show the newest answer', key: 'Alt+N' },
  follow: { label: 'Follow new answers, or stop', key: 'Alt+L' },
  pause: { label: 'Pause or resume', key: 'Alt+U' },
  microphone: { label: 'Turn the microphone on or off', key: 'Alt+I' },
  clear: { label: 'Clear the context', key: 'Ctrl+Shift+R' },
  shorter: { label: 'Shorter answer', key: 'Alt+S' },
  more: { label: 'More detail', key: 'Alt+M' },
  again: { label: 'Answer again', key: 'Alt+A' },
  'wrong-question': { label: 'Wrong question', key: 'Alt+W' },
  copy: { label: 'Copy the answer', key: 'Alt+C' },
  pin: { label: 'Pin or unpin the answer', key: 'Alt+P' },
} as const
export type LiveAction = keyof typeof LIVE_ACTIONS
export const LIVE_ACTION_NAMES = Object.keys(LIVE_ACTIONS) as LiveAction[]

/** The id of the field that the action `ask` leads to, of which each window has one. */
export const QUESTION_FIELD = 'live-question'

/** A key for each action, written as in `Ctrl+Shift+R`. Cmd counts as Ctrl. */
export type KeyBindings = Record<LiveAction, string>

export const DEFAULT_BINDINGS = Object.fromEntries(
  LIVE_ACTION_NAMES.map((action) => [action, LIVE_ACTIONS[action].key]),
) as KeyBindings

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The key of a keyboard event, as in `Ctrl+Shift+R`; null while only Ctrl, Alt, Shift or Cmd are
 * held.
 */
export function pressedKey({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Press): string | null {
  const name = nameOf(key, code)
  if (name === null) return null
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'].filter(
    Boolean,
  )
  return [...held, name].join('+')
}

/**
 * The letter as the user's layout has it. On a Mac, Alt turns letters into signs: the key's place
 * tells the letter.
 */
function nameOf(key: string, code: string): string | null {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase()
  if (/^F([1-9]|1[0-2])$/.test(key)) return key
  return /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code)?.slice(1).find(Boolean) ?? null
}

/** Keys that browsers keep for themselves, or that every text field needs. */
const TAKEN: Record<string, string> = {
  'Ctrl+T': 'opens a tab',
  'Ctrl+N': 'opens a window',
  'Ctrl+W': 'closes the tab',
  'Ctrl+Q': 'closes the browser',
  'Ctrl+Shift+T': 'opens the last closed tab',
  'Ctrl+Shift+N': 'opens a private window',
  'Ctrl+Shift+W': 'closes the window',
  'Ctrl+A': 'selects everything',
  'Ctrl+C': 'copies',
  'Ctrl+V': 'pastes',
  'Ctrl+X': 'cuts',
  'Ctrl+Z': 'undoes what you typed',
  F5: 'loads the page again',
  F11: 'fills the screen',
  F12: 'opens the developer tools',
}

/** Why an action cannot have this key, in a sentence for the user; null when it can. */
export function keyProblem(bindings: KeyBindings, action: LiveAction, key: string): string | null {
  const held = key.split('+').slice(0, -1)
  const isFunctionKey = /^F\d+$/.test(key)
  if (TAKEN[key]) return `${key} ${TAKEN[key]} in your browser. Choose another key.`
  if (held.includes('Ctrl') && held.includes('Alt'))
    return 'Ctrl and Alt together type signs on some keyboards. Hold one of them.'
  if (!isFunctionKey && !held.includes('Ctrl') && !held.includes('Alt'))
    return 'Hold Ctrl or Alt with the key, so that typing does not press it.'
  const other = LIVE_ACTION_NAMES.find((name) => name !== action && bindings[name] === key)
  return other
    ? `${key} is the key for “${LIVE_ACTIONS[other].label}”. Change that one first.`
    : null
}

/**
 * The bindings as stored; the defaults for what is missing, unknown or in conflict. An action that
 * came later, and whose default is taken by the user's own keys, gets one that is free.
 */
export function parseBindings(stored: string): KeyBindings {
  const own = asRecord(stored)
  const bindings = { ...DEFAULT_BINDINGS }
  for (const action of LIVE_ACTION_NAMES) {
    const key = own[action]
    if (typeof key === 'string' && KEY.test(key)) bindings[action] = key
  }
  for (const action of LIVE_ACTION_NAMES)
    if (!(action in own) && keyProblem(bindings, action, bindings[action]) !== null)
      bindings[action] = freeKey(bindings, action)
  const isValid = LIVE_ACTION_NAMES.every(
    (action) => keyProblem(bindings, action, bindings[action]) === null,
  )
  return isValid ? bindings : DEFAULT_BINDINGS
}

const freeKey = (bindings: KeyBindings, action: LiveAction): string =>
  Array.from({ length: 9 }, (_, index) => `Alt+${index + 1}`).find(
    (key) => keyProblem(bindings, action, key) === null,
  ) ?? bindings[action]

const KEY = /^(?:Ctrl\+)?(?:Alt\+)?(?:Shift\+)?(?:[A-Z0-9]|F\d{1,2})$/

function asRecord(stored: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
