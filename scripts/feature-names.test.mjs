import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './configuration.mjs'

/** @param {string} path */
const foldersIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
const contracts = foldersIn('packages/contracts/src')
const server = foldersIn('apps/server/src')
const web = foldersIn('apps/web/app')
const specs = readdirSync(join(root, 'e2e/specs'), { recursive: true, encoding: 'utf8' })

/** Shapes that many features or packages use, none of which is the server's. */
const SHARED_SHAPES = ['languages', 'matching', 'questions', 'text']
/** Pages that need no server of their own, and what pages stand on. */
const WITHOUT_SERVER = [
  ...['dashboard', 'download', 'help', 'landing', 'legal', 'manifesto', 'offline', 'thank-you'],
  ...['content', 'events', 'locale', 'messages', 'shell', 'ui-gallery'],
]

test('contracts are named after the features of the server', () => {
  const others = contracts.filter((name) => !server.includes(name))
  expect(others.filter((name) => !SHARED_SHAPES.includes(name))).toEqual([])
})

test('folders of the web are named after features of the server, or need no server', () => {
  const others = web.filter((name) => !server.includes(name))
  expect(others.filter((name) => !WITHOUT_SERVER.includes(name))).toEqual([])
})

test.each(web.filter((name) => server.includes(name)))(
  'the feature %s has its name in contracts and specs as well',
  (name) => {
    expect(contracts).toContain(name)
    expect(specs).toContainEqual(expect.stringMatching(`(^|/)${name}\\b`))
  },
)
