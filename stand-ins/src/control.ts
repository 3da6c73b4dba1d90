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
])
export type StandInName = z.infer<typeof StandInName>

/** How a stand-in behaves: as it should, refusing, silent, or with an answer that makes no sense. */
export const Behaviour = z.strictObject({
  mode: z.enum(['ok', 'fail', 'stall', 'wrong']),
  /** Only so many requests; then all is well again. */
  times: z.int().min(1).optional(),
  /** Only requests whose path starts so, as in `/oidc/token`. */
  path: z.string().startsWith('/').optional(),
})
export type Behaviour = z.infer<typeof Behaviour>
export type Mode = Behaviour['mode']

export type Control = ReturnType<typeof createControl>

/** Keeps how each stand-in is to behave, and whom it keeps waiting. */
export function createControl() {
  const behaviours = new Map<StandInName, Behaviour>()
  const waiting = new Map<StandInName, (() => void)[]>()

  const release = (name: StandInName) => {
    for (const go of waiting.get(name) ?? []) go()
    waiting.delete(name)
  }
  const set = (name: StandInName, behaviour: Behaviour) => {
    behaviours.set(name, behaviour)
    release(name)
  }

  return {
    set,
    behaviour: (name: StandInName): Behaviour => behaviours.get(name) ?? { mode: 'ok' },

    /** The mode for one request; counts it against `times`. `heeded` are the modes that mean something to the caller. */
    take(name: StandInName, path: string, heeded: readonly Mode[] = ['fail', 'stall', 'wrong']): Mode {
      const behaviour = behaviours.get(name)
      if (!behaviour || !heeded.includes(behaviour.mode) || !path.startsWith(behaviour.path ?? '/')) return 'ok'
      if (behaviour.times === 1) behaviours.delete(name)
      else if (behaviour.times) behaviours.set(name, { ...behaviour, times: behaviour.times - 1 })
      return behaviour.mode
    },

    /** Waits until the stand-in is told to behave in another way. */
    untilChanged: (name: StandInName) =>
      new Promise<void>((resolve) => waiting.set(name, [...(waiting.get(name) ?? []), resolve])),

    reset() {
      behaviours.clear()
      for (const name of StandInName.options) release(name)
    },
  }
}
