import { parseArgs } from 'node:util'
import { Difficulty, Topic } from '@sightline/contracts/interviews/round-schemas'
import { Signature, type Value } from '@sightline/contracts/questions/questions'
import { starterFor } from '@sightline/languages/starter'
import { z } from 'zod'
import type { QuestionFiles } from '../src/parse-question.ts'

const USAGE =
  'npm run question:new -- my-slug --topic graphs --difficulty easy [--signature "shortestWay(roads: int[][], start: int): int"]'
const DEFAULT_SIGNATURE = 'solve(values: int[]): int'

/** The files of a new question. The schema accepts them, and each part to be written says so. */
export type QuestionSkeleton = { slug: string; files: QuestionFiles; toWrite: string[] }

const NewQuestionOptions = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in small letters, with - between words'),
  topic: Topic,
  difficulty: Difficulty,
  signature: Signature,
})

/**
 * Parses a command line and creates the files of a new question's folder.
 * @throws Error with the fault of the command
 */
export function newQuestion(args: string[]): QuestionSkeleton {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      topic: { type: 'string' },
      difficulty: { type: 'string' },
      signature: { type: 'string' },
    },
  })
  const asked = NewQuestionOptions.safeParse({
    slug: positionals[0],
    topic: values.topic,
    difficulty: values.difficulty,
    signature: readSignature(values.signature ?? DEFAULT_SIGNATURE),
  })
  if (asked.success) return skeletonOf(asked.data)
  const faults = asked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error([...faults, '', USAGE].join('\n'))
}

/**
 * Parses `name(first: int[], second: string): int`. Other texts are left for the schema to reject.
 */
function readSignature(text: string): unknown {
  const [, name, list = '', returns] = /^\s*(\w+)\s*\((.*)\)\s*:\s*(\S+)\s*$/.exec(text) ?? []
  const parameters = list.split(',').map((parameter) => {
    const [key, type] = parameter.split(':').map((part) => part.trim())
    return { name: key, type }
  })
  return { name, parameters, returns }
}

function skeletonOf({
  slug,
  topic,
  difficulty,
  signature,
}: z.infer<typeof NewQuestionOptions>): QuestionSkeleton {
  const javascript = starterFor({ signature }, 'javascript')
  const args = signature.parameters.map(({ type }) => emptyOf(type))
  const call = { args, expected: emptyOf(signature.returns) }
  const tests = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `TODO ${kind} ${index + 1}`, ...call }))
  const json = (list: unknown[]) => list.map((each) => `    ${JSON.stringify(each)}`).join(',\n')
  const files = {
    'question.md': questionText({ slug, topic, difficulty, signature }, call),
    'tests.json': `{\n  "visible": [\n${json(tests('visible', 4))}\n  ],\n  "hidden": [\n${json(tests('hidden', 8))}\n  ]\n}\n`,
    'inputs.ts': inputsText(signature),
    'reference/javascript.js': `${javascript}\n`,
    'reference/python.py': `${starterFor({ signature }, 'python')}raise NotImplementedError\n`,
    'wrong/first-mistake.js': `${javascript}\n`,
  }
  const toWrite = [
    'question.md: everything that says TODO',
    'tests.json: four visible tests, eight hidden ones',
    'inputs.ts: ways of drawing random valid inputs',
    'reference/javascript.js and reference/python.py: solutions that pass all tests',
    'wrong/: well-known mistakes that pass some of the tests',
  ]
  return { slug, files, toWrite }
}

function questionText(
  { slug, topic, difficulty, signature }: z.infer<typeof NewQuestionOptions>,
  call: { args: Value[]; expected: Value },
): string {
  const title = `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`
  const example = (number: number) =>
    `  - args: ${JSON.stringify(call.args)}\n    expected: ${JSON.stringify(call.expected)}\n    explanation: TODO ${number}`
  return `---
title: ${JSON.stringify(title)}
topic: ${topic}
difficulty: ${difficulty}
signature:
  name: ${signature.name}
  parameters:
${signature.parameters.map(({ name, type }) => `    - { name: ${name}, type: '${type}' }`).join('\n')}
  returns: '${signature.returns}'
comparison: { kind: exact }
examples:
${[1, 2, 3].map(example).join('\n')}
constraints:
  - TODO
hints:
  - TODO a nudge
  - TODO a direction
  - TODO the approach
reasoning:
  - TODO why the obvious way is not enough
  - TODO what to see, and what follows from it
complexity:
  time: TODO
  space: TODO
wrong:
  - file: first-mistake.js
    why: TODO
---
TODO the statement, in own words, with a story of its own.
`
}

function inputsText({ parameters }: Signature): string {
  const draws = parameters.map(({ type }) => drawOf(type))
  return `import type { QuestionInputs } from '../../src/inputs.ts'

export default {
  sizes: { least: 0, most: 1000 },
  shapes: {
    'TODO a shape': (size, random) => [${draws.join(', ')}],
  },
} satisfies QuestionInputs
`
}

/** A random value of a type; lists have `size` items. */
function drawOf(type: string): string {
  if (type.endsWith('[]')) return `random.list(size, () => ${drawOf(type.slice(0, -2))})`
  if (type === 'string') return "random.pick(['a', 'b'])"
  return type === 'bool' ? 'random.chance(0.5)' : 'random.int(0, 9)'
}

/** The simplest value of a type. */
function emptyOf(type: string): Value {
  if (type.endsWith('[]')) return []
  if (type === 'string') return ''
  return type === 'bool' ? false : 0
}
