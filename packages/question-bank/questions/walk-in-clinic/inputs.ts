import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const ACTIONS = ['join', 'leave', 'urgent', 'call'] as const

/** Actions that are drawn as often as the weights say, in the order of ACTIONS. */
function draw(size: number, random: RandomSource, { weights, spread }: { weights: number[]; spread: number }) {
  const urn = ACTIONS.flatMap((action, index) => Array.from({ length: weights[index] ?? 0 }, () => action))
  const waiting: number[] = []
  const patients: number[] = []
  const actions = random.list(size, () => {
    let action = random.pick(urn)
    if (waiting.length === 0 && action !== 'call') action = 'join'
    // Long queues are drawn from at both ends only, since the middle takes long to find.
    const at = waiting.length > 100 ? random.pick([0, waiting.length - 1]) : random.int(0, waiting.length - 1)
    let patient = action === 'call' ? (waiting.shift(), 0) : (waiting[at] ?? 0)
    if (action === 'leave' || action === 'urgent') waiting.splice(at, 1)
    if (action === 'urgent') waiting.unshift(patient)
    if (action === 'join') {
      do patient = random.int(1, 4 * spread)
      while (waiting.includes(patient))
      waiting.push(patient)
    }
    patients.push(patient)
    return action
  })
  return [actions, patients]
}

export default {
  sizes: { least: 0, most: 30_000 },
  shapes: {
    'patients who come back': (size, random) => draw(size, random, { weights: [3, 2, 1, 2], spread: size + 1 }),
    'many urgent patients': (size, random) => draw(size, random, { weights: [3, 1, 3, 2], spread: size + 1 }),
    'a long queue whose last patient becomes urgent': (size, random) => {
      const joined = Math.ceil(size / 2)
      const order = random.list(joined, (at) => joined - at)
      const rest = random.list(size - joined, (at) => (at < joined - 1 || joined === 0 ? 'urgent' : 'call'))
      return [
        [...order.map(() => 'join'), ...rest],
        [...order, ...rest.map((action, at) => (action === 'call' ? 0 : at + 1))],
      ]
    },
    'patients with large numbers': (size, random) =>
      draw(size, random, { weights: [3, 2, 2, 2], spread: 250_000_000 }),
  },
} satisfies QuestionInputs
