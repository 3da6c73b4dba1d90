import { pressedKey } from '@sightline/live-ui/keys/bindings'
import { VERB_NAMES, VERBS, type Verb } from './verbs.ts'

/** A global key for each verb, written as in `Ctrl+Shift+Left`. On a Mac, Cmd counts as Ctrl. */
export type Bindings = Record<Verb, string>

export const DEFAULT_BINDINGS = Object.fromEntries(
  VERB_NAMES.map((verb) => [verb, VERBS[verb].key]),
) as Bindings

/** Keys without which no other program could be used while a session runs. */
const NEEDED = ['Ctrl+A', 'Ctrl+C', 'Ctrl+V', 'Ctrl+X', 'Ctrl+Z']
const KEY = /^(?:Ctrl\+)?(?:Alt\+)?(?:Shift\+)?(?:[A-Z0-9]|F\d{1,2}|Left|Right|Up|Down)$/

/** Why a verb cannot have this key, in a sentence for the user; null when nothing here forbids it. */
export function keyProblem(bindings: Bindings, verb: Verb, key: string): string | null {
  const held = key.split('+').slice(0, -1)
  if (!KEY.test(key)) return `${key} cannot be a key of the helper.`
  if (NEEDED.includes(key)) return `${key} is needed by every other program. Choose another key.`
  if (held.includes('Ctrl') && held.includes('Alt'))
    return 'Ctrl and Alt together type signs on some keyboards. Hold one of them.'
  if (!held.includes('Ctrl') && !held.includes('Alt') && !/^(?:Shift\+)?F\d/.test(key))
    return `${key} alone would be taken from your typing. Hold Ctrl or Alt with it.`
  const other = VERB_NAMES.find((name) => name !== verb && bindings[name] === key)
  return other ? `${key} is the key for “${VERBS[other].label}”. Change that one first.` : null
}

/** The bindings as stored, and the defaults where these are missing or not to be had together. */
export function parseBindings(stored: string | null): Bindings {
  let own: Partial<Record<Verb, unknown>> = {}
  try {
    own = Object(JSON.parse(stored ?? '{}'))
  } catch {
    // A damaged setting counts as none.
  }
  const bindings = { ...DEFAULT_BINDINGS }
  for (const verb of VERB_NAMES) {
    const key = own[verb]
    if (typeof key === 'string') bindings[verb] = key
  }
  const isValid = VERB_NAMES.every((verb) => keyProblem(bindings, verb, bindings[verb]) === null)
  return isValid ? bindings : DEFAULT_BINDINGS
}

const ARROWS: Record<string, string> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
}

/** The key of a keyboard event; null while only Ctrl, Alt, Shift or Cmd are held. */
export function pressedGlobalKey(event: KeyboardEvent): string | null {
  const arrow = ARROWS[event.key]
  if (!arrow) return pressedKey(event)
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const letter = { key: 'x', code: 'KeyX', ctrlKey, metaKey, altKey, shiftKey }
  return pressedKey(letter)?.replace(/X$/, arrow) ?? null
}
