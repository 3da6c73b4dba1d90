import { listenForVerbs } from '../native/verbs.ts'

/**
 * What a global key, or the program's command line, asks of the helper: with the words that users
 * see and the key from the beginning. Those with a `command` are also words of the command line.
 */
export const VERBS = {
  answer: { label: 'Answer what was said last', key: 'Ctrl+B', command: 'answer' },
  restart: { label: 'Start the session afresh', key: 'Ctrl+Shift+R', command: 'restart' },
  look: { label: 'Look at the screen and answer', key: 'Ctrl+Shift+L', command: 'look' },
  keep: { label: 'Keep a picture for your next question', key: 'Ctrl+Shift+G', command: null },
  show: { label: 'Show the overlay', key: 'Ctrl+Shift+O', command: 'show' },
  hide: { label: 'Hide the overlay', key: 'Ctrl+Shift+H', command: 'hide' },
  'click-through': { label: 'Let clicks through, or not', key: 'Ctrl+Shift+K', command: null },
  mute: { label: 'Mute you, or unmute', key: 'Ctrl+Shift+M', command: 'mute' },
  'mute-them': { label: 'Mute the others, or unmute', key: 'Ctrl+Shift+E', command: null },
  left: { label: 'Move the overlay left', key: 'Ctrl+Shift+Left', command: null },
  right: { label: 'Move the overlay right', key: 'Ctrl+Shift+Right', command: null },
  up: { label: 'Move the overlay up', key: 'Ctrl+Shift+Up', command: null },
  down: { label: 'Move the overlay down', key: 'Ctrl+Shift+Down', command: null },
} as const
export type Verb = keyof typeof VERBS
export const VERB_NAMES = Object.keys(VERBS) as Verb[]

const listeners = new Map<Verb, Set<() => void>>()
const listenersToAll = new Set<(verb: Verb) => void>()

/** The verbs of the overlay's window, from whichever key, command or button they come. */
export const verbs = {
  /** Calls the listener at each use of the verb. Returns a function that removes it. */
  on(verb: Verb, listener: () => void): () => void {
    const all = listeners.get(verb) ?? new Set()
    listeners.set(verb, all.add(listener))
    return () => all.delete(listener)
  },
  /** Calls the listener at each use of any verb. Returns a function that removes it. */
  onEach(listener: (verb: Verb) => void): () => void {
    listenersToAll.add(listener)
    return () => listenersToAll.delete(listener)
  },
  /** Does what the verb says. */
  use(verb: Verb): void {
    for (const listener of listenersToAll) listener(verb)
    for (const listener of listeners.get(verb) ?? []) listener()
  },
  /** Begins to hear keys and commands. Resolves with a function that ends it. */
  hear: () => listenForVerbs((verb) => verb in VERBS && verbs.use(verb as Verb)),
}
