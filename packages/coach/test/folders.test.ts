import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../src', import.meta.url))

/**
 * The folders that each folder may import from, besides itself. README.md draws the same picture.
 */
const ALLOWED: Record<string, string[]> = {
  examples: [],
  interview: [],
  speech: [],
  sources: [],
  'spoken-answers': ['interview', 'speech', 'examples'],
  rubrics: ['interview', 'spoken-answers', 'examples'],
  scoring: ['interview', 'speech', 'spoken-answers', 'rubrics'],
  rounds: ['interview', 'spoken-answers', 'rubrics', 'scoring'],
  interviewer: ['interview', 'rounds'],
  report: ['interview', 'sources', 'rubrics', 'scoring'],
  'live-scores': ['spoken-answers', 'scoring'],
}

/** The relative imports of every file, type imports included. */
const imports = new Map(
  globSync('**/*.ts', { cwd: root }).map((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [
      file,
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path)),
    ]
  }),
)

test('every file stands in a folder with a known place', () => {
  const folders = new Set([...imports.keys()].map(dirname))
  expect([...folders].toSorted()).toEqual(Object.keys(ALLOWED).toSorted())
})

test('folders import only from the folders below them', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter(
        (target) =>
          dirname(target) !== dirname(file) && !ALLOWED[dirname(file)]?.includes(dirname(target)),
      )
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('no file imports itself through other files', () => {
  const isReachable = (from: string, to: string, visited = new Set<string>()): boolean =>
    (imports.get(from) ?? []).some((target) => {
      if (target === to) return true
      if (visited.has(target)) return false
      visited.add(target)
      return isReachable(target, to, visited)
    })
  expect([...imports.keys()].filter((file) => isReachable(file, file))).toEqual([])
})

test('the allowed directions contain no cycle', () => {
  const order = Object.keys(ALLOWED)
  for (const [folder, allowed] of Object.entries(ALLOWED))
    for (const target of allowed)
      expect(order.indexOf(target), `${folder} to ${target}`).toBeLessThan(order.indexOf(folder))
})
