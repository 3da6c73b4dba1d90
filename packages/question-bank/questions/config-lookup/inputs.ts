import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const KEYS = ['a', 'b', 'port', 'Port']
const SECTIONS = ['s', 't']
const VALUES = ['', '1', 'x y', 'a = b', '#1', '[s]', '=']

const space = (random: RandomSource) => ' '.repeat(random.int(0, 2))
const setting = (random: RandomSource) =>
  `${space(random)}${random.pick(KEYS)}${space(random)}=${space(random)}${random.pick(VALUES)}${space(random)}`
const section = (random: RandomSource) => `${space(random)}[${random.pick(SECTIONS)}]${space(random)}`
const key = (random: RandomSource) =>
  random.chance(0.5) ? random.pick(KEYS) : `${random.pick(SECTIONS)}.${random.pick(KEYS)}`

export default {
  sizes: { least: 0, most: 15_000 },
  shapes: {
    'a file without sections': (size, random) => [
      random.list(size, () => setting(random)),
      random.list(size, () => key(random)),
    ],
    'a file with sections': (size, random) => [
      random.list(size, () => (random.chance(0.3) ? section(random) : setting(random))),
      random.list(size, () => key(random)),
    ],
    'a file with comments': (size, random) => [
      random.list(size, () =>
        random.pick([setting(random), section(random), `${space(random)}# ${setting(random)}`, space(random)]),
      ),
      random.list(size, () => key(random)),
    ],
    'many different settings': (size, random) => {
      const names = random.list(size, (at) => `key${at}`)
      return [
        names.map((name) => `${name} = ${random.pick(VALUES)}`),
        random.shuffle(names).map((name) => (random.chance(0.3) ? `s.${name}` : name)),
      ]
    },
  },
} satisfies QuestionInputs
