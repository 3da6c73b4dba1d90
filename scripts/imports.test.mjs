import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exceptions, parts } from '../import-rules.mjs'
import { root } from './configuration.mjs'
import { findViolations, readSources } from './imports.mjs'

/** What is wrong with files of which each imports one module. */
const check = (/** @type {[from: string, name: string][]} */ ...imports) =>
  findViolations(new Map(imports.map(([from, name]) => [from, `import '${name}'`]))).filter(
    (line) => !line.endsWith('an exception without a use'),
  )

test.each([
  // Parts.
  ['packages/contracts/src/a.ts', '@sightline/english/stem', 'contracts may not import english'],
  ['packages/english/src/a.ts', '@sightline/contracts/a', 'english may not import contracts'],
  ['packages/languages/src/a.ts', '@sightline/coach/a', 'languages may not import coach'],
  ['packages/languages/test/a.test.ts', '@sightline/coach/a', 'languages may not import coach'],
  ['packages/analysis/src/a.ts', '@sightline/coach/a', 'analysis may not import coach'],
  ['packages/question-bank/src/a.ts', '@sightline/analysis/a', 'question-bank may not import ana'],
  ['packages/live/src/a.ts', '@sightline/coach/a', 'live may not import coach'],
  ['packages/coach/src/a.ts', '@sightline/ui/button', 'coach may not import ui'],
  ['packages/client/src/a.ts', '@sightline/live-ui/a', 'client may not import live-ui'],
  ['packages/sandbox/src/a.ts', '@sightline/client/a', 'sandbox may not import client'],
  ['packages/ui/src/a.tsx', '@sightline/contracts/a', 'ui may not import contracts'],
  ['packages/live-ui/src/a.tsx', '@sightline/coach/a', 'live-ui may not import coach'],
  ['packages/new/src/a.ts', '@sightline/contracts/a', 'new may not import contracts'],
  ['apps/server/src/app.ts', '@sightline/ui/button', 'server may not import ui'],
  ['apps/server/src/a/b.ts', '@sightline/web/a', 'server may not import web'],
  [
    'apps/server/src/a/b.ts',
    '../../../../stand-ins/src/start.ts',
    'server may not import stand-ins',
  ],
  ['apps/web/app/a/b.ts', '../../../server/src/app.ts', 'web may not import server'],
  ['apps/web/app/a/b.ts', '../../../../packages/ui/src/a.ts', 'ui is imported by its name'],
  ['stand-ins/src/a.ts', '@sightline/server/a', 'stand-ins may not import server'],
  ['bench/src/a.ts', '../../apps/server/src/app.ts', 'bench may not import server'],
  ['e2e/specs/a.spec.ts', '../../apps/server/src/app.ts', 'e2e may not import server'],
  ['packages/coach/src/a.ts', '@sightline/coach/b', 'a part imports itself by relative paths'],
  // Layers and features.
  ['apps/server/src/platform/http.ts', '../adapters/mail.ts', 'adapters is above platform'],
  ['apps/server/src/platform/db/a.ts', '../../auth/public.ts', 'auth is above platform'],
  ['apps/server/src/adapters/mail.ts', '../auth/public.ts', 'auth is above adapters'],
  ['apps/server/src/auth/a.ts', '../services.ts', 'services.ts is above auth'],
  ['apps/server/src/live/a.ts', '../auth/session.ts', 'only auth/public.ts may be imported'],
  ['apps/server/src/live/b/a.ts', '../../auth/session.ts', 'only auth/public.ts may be imported'],
  ['apps/web/app/http.ts', './auth/public.ts', 'auth is above http.ts'],
  ['apps/web/app/shell/a.ts', '../interviews/public.ts', 'interviews is above shell'],
  ['apps/web/app/account/a.ts', '../auth/session.ts', 'only auth/public.ts may be imported'],
  ['apps/web/app/live/b/a.ts', '../../interviews/api.ts', 'only interviews/public.ts may be imp'],
  ['packages/live-ui/src/engine/a.ts', '../answers/b.tsx', 'answers is above engine'],
  // Folders of a package.
  ['packages/coach/src/speech/a.ts', '../rubrics/b.ts', 'speech may not import rubrics'],
  ['packages/coach/src/new/a.ts', '../speech/b.ts', 'new may not import speech'],
  // Modules from outside.
  ['packages/contracts/src/a.ts', 'zod', 'contracts stand on zod/mini alone'],
  ['apps/web/app/a/b.ts', 'zod', 'browsers load zod/mini'],
  ['packages/coach/src/speech/a.ts', 'node:fs', 'packages run in browsers, too'],
  ['packages/client/src/a.ts', 'react', 'only web, desktop, ui and live-ui know React'],
  ['apps/server/src/a/b.ts', 'react/jsx-runtime', 'only web, desktop, ui and live-ui know React'],
  ['packages/live-ui/src/engine/a.ts', 'react', 'the engine of a live session runs without React'],
])('%s may not import %s', (from, name, problem) => {
  expect(check([from, name])).toEqual([expect.stringContaining(`${from} → ${name}: ${problem}`)])
})

test.each([
  ['packages/coach/src/scoring/a.ts', '../rubrics/b.ts'],
  ['packages/live-ui/src/a.tsx', 'react'],
  ['packages/languages/toolchain/a.ts', 'node:fs'],
  ['apps/server/src/live/a.ts', '../auth/public.ts'],
  ['apps/server/src/live/a.ts', '../adapters/mail.ts'],
  ['apps/server/src/live/a.ts', 'zod'],
  ['apps/server/src/live/a.test.ts', '../auth/session.ts'],
  ['apps/server/src/app.ts', './auth/session.ts'],
  ['apps/web/app/account/a.ts', '../http.ts'],
  ['apps/web/app/account/a.ts', '../shell/section.tsx'],
  ['apps/web/app/account/a.tsx', '../interviews/b.element.ts'],
  ['apps/web/app/account/a.ts', 'zod/mini'],
])('%s may import %s', (from, name) => {
  expect(check([from, name])).toEqual([])
})

test.each([
  "import type { A } from 'zod'",
  "export { a } from 'zod'",
  "export * from 'zod'",
  "const a = await import('zod')",
  "import a from 'zod?url'",
])('%s is an import', (text) => {
  const found = findViolations(new Map([['packages/contracts/src/a.ts', text]]))
  expect(found).toContainEqual(expect.stringContaining('contracts stand on zod/mini alone'))
})

test('neither files nor features import each other in a circle', () => {
  const files = check(
    ['packages/live/src/a.ts', './b.ts'],
    ['packages/live/src/b.ts', './c.ts'],
    ['packages/live/src/c.ts', './b.ts'],
    ['packages/live/src/d.ts', './c.ts'],
  )
  expect(files).toEqual([
    'packages/live/src/b.ts → packages/live/src/c.ts: part of a circle',
    'packages/live/src/c.ts → packages/live/src/b.ts: part of a circle',
  ])
  const features = check(
    ['apps/server/src/live/a.ts', '../billing/public.ts'],
    ['apps/server/src/billing/b.ts', '../live/public.ts'],
  )
  expect(features).toHaveLength(2)
})

test('an exception that nothing needs any more is reported', () => {
  expect(findViolations(new Map())).toHaveLength(exceptions.length)
})

test('packages know no address of the server and nothing of the page around them', () => {
  const unknown = /['"`}]\/api\b|\b(window|document|globalThis|self)\.(location|\w+Storage)\b/
  const knowing = [...readSources()].filter(
    ([path, text]) =>
      /^packages\/[^/]+\/src\//.test(path) && unknown.test(text.replace(/\/\*.*?\*\//gs, '')),
  )
  expect(knowing.map(([path]) => path)).toEqual([])
})

test('docs/architecture.md draws who imports whom', () => {
  const names = Object.keys(parts).filter((name) => /^[a-z-]+$/.test(name))
  const isImplied = (/** @type {string} */ name, /** @type {string} */ target) =>
    parts[name]?.some((between) => parts[between]?.includes(target))
  const drawn = names
    .filter((name) => !['stand-ins', 'scripts', 'bench', 'e2e'].includes(name))
    .flatMap((name) =>
      (parts[name] ?? [])
        .filter((target) => !isImplied(name, target))
        .map((target) => `  ${name} --> ${target}`),
    )
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const [, picture] = architecture.match(/```mermaid\nflowchart BT\n([^`]*)\n```/) ?? []
  expect(picture?.split('\n') ?? []).toEqual(drawn)
})
