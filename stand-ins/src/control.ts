import { z } from 'zod'

export const StandInName = z.enum([
  'mail',
  'oidc',
  'ip',
  'rates',
  'razorpay',
  's3',
  'analytics',
  'models',
  'code-runner',
  'transcriber',
  'boards',
])
export type StandInName = z.infer<typeof StandInName>

/**
 * A stand-in's behaviour: works (`ok`), answers with an error, has too much to do, does not answer,
 * or answers nonsense.
 */
export const Behaviour = z.strictObject({
  mode: z.enum(['ok', 'fail', 'busy', 'stall', 'wrong']),
  /** Affects only this many requests. */
  times: z.int().min(1).optional(),
  /** Affects only requests whose path starts with this text, for example `/oidc/token`. */
  path: z.string().startsWith('/').optional(),
})
export type Behaviour = z.infer<typeof Behaviour>
export type Mode = Behaviour['mode']

/** Holds each stand-in's behaviour and its stalled requests. */
export interface Control {
  set: (name: StandInName, behaviour: Behaviour) => void
  behaviour: (name: StandInName) => Behaviour
  /**
   * Returns the mode for one request and counts the request against `times`. Modes not in
   * `supported` are ignored.
   */
  consumeMode: (name: StandInName, path: string, supported?: readonly Mode[]) => Mode
  /** Resolves when the stand-in's behaviour is set again. */
  waitForChange: (name: StandInName) => Promise<void>
  reset: () => void
}

export function createControl(): Control {
  const behaviours = new Map<StandInName, Behaviour>()
  const stalled = new Map<StandInName, (() => void)[]>()

  const release = (name: StandInName) => {
    for (const resume of stalled.get(name) ?? []) resume()
    stalled.delete(name)
  }
  const set = (name: StandInName, behaviour: Behaviour) => {
    behaviours.set(name, behaviour)
    release(name)
  }

  return {
    set,
    behaviour: (name) => behaviours.get(name) ?? { mode: 'ok' },

    consumeMode(name, path, supported = ['fail', 'stall', 'wrong']) {
      const behaviour = behaviours.get(name)
      if (
        !behaviour ||
        !supported.includes(behaviour.mode) ||
        !path.startsWith(behaviour.path ?? '/')
      )
        return 'ok'
      if (behaviour.times === 1) behaviours.delete(name)
      else if (behaviour.times) behaviours.set(name, { ...behaviour, times: behaviour.times - 1 })
      return behaviour.mode
    },

    waitForChange: (name) =>
      new Promise<void>((resolve) => stalled.set(name, [...(stalled.get(name) ?? []), resolve])),

    reset() {
      behaviours.clear()
      for (const name of StandInName.options) release(name)
    },
  }
}
