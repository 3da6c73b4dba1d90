import type { QuestionInputs, RandomSource } from '../../src/inputs.ts'

const two = (random: RandomSource, most: number) => String(random.int(0, most)).padStart(2, '0')
const time = (random: RandomSource, hours: number, minutes: number) =>
  `${two(random, hours)}:${two(random, minutes)}:${two(random, minutes)}`

const drawLine = (random: RandomSource, paths: number) => {
  const path = `/${random.pick(['a', 'b', 'a/b', ''])}${paths > 1 ? random.int(1, paths) : ''}`
  const query = random.chance(0.3) ? random.pick(['?', '?x=1', '?y=2&z=?']) : ''
  const status = random.pick([100, 200, 304, 404, 500, 503, 599])
  return `${time(random, 23, 59)} ${random.pick(['GET', 'POST'])} ${path}${query} ${status} ${random.int(0, 9)}ms`
}

const spoil = (random: RandomSource, line: string) =>
  random.pick([
    ` ${line}`,
    `${line} `,
    line.replace('GET', 'get'),
    line.replace(' /', ' '),
    line.replace('ms', ' ms'),
    line.replace(' 5', ' 6'),
    line.replace(/^.{8}/, time(random, 29, 69)),
    line.slice(0, 20),
    line.slice(9),
  ])

export default {
  sizes: { least: 0, most: 10_000 },
  shapes: {
    'valid lines of few paths': (size, random) => [random.list(size, () => drawLine(random, 1)), random.int(1, 8)],
    'valid lines of many paths': (size, random) => [random.list(size, () => drawLine(random, 500)), random.int(1, 8)],
    'lines that are not all valid': (size, random) => [
      random.list(size, () => {
        const line = drawLine(random, 1)
        return random.chance(0.5) ? spoil(random, line) : line
      }),
      random.int(1, 8),
    ],
    'a path for each line': (size, random) => [
      random.list(size, (at) => drawLine(random, 1).replace(/ \/[^ ?]*/, ` /${at}`)),
      random.int(1, 8),
    ],
  },
} satisfies QuestionInputs
