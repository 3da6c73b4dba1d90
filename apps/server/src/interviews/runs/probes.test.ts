import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseQuestion } from '@sightline/question-bank/parse-question'
import { expect, test } from 'vitest'
import { createProbes } from './probes.ts'

const folder = fileURLToPath(
  new URL('../../../../../packages/question-bank/questions/refund-pair', import.meta.url),
)
const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const files = Object.fromEntries(
  paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
)
const question = parseQuestion('refund-pair', files)

test('edge cases that failed are created again at the next request and then cached', async () => {
  const { all: probesOf } = createProbes()
  const unreadable = {
    ...question,
    tests: {
      visible: question.tests.visible,
      get hidden(): never {
        throw new Error('The tests could not be read')
      },
    },
  }
  await expect(probesOf(unreadable)).rejects.toThrow('could not be read')
  const probes = await probesOf(question)
  expect(probes.length).toBeGreaterThan(3)
  expect(await probesOf(unreadable)).toBe(probes)
})
