/*
 * Who may import whom. `npm test` holds it (step "imports", scripts/imports.mjs), and that no file
 * imports itself through others. docs/architecture.md shows the parts as a picture.
 */

/**
 * The parts of the repository, and the other parts that each may import: packages and apps by name.
 * Tests of apps may import anything.
 * @type {Record<string, string[]>}
 */
export const parts = {
  contracts: [],
  english: [],
  languages: ['contracts'],
  analysis: ['contracts', 'languages'],
  'question-bank': ['contracts', 'languages'],
  // Its tests check that the edge cases of each question are found.
  'question-bank/test': ['contracts', 'languages', 'analysis'],
  'question-bank/toolchain': ['contracts', 'languages', 'scripts'],
  live: ['contracts', 'english'],
  coach: ['contracts', 'english', 'languages', 'analysis', 'question-bank', 'live'],
  applications: ['contracts', 'english'],
  client: ['contracts'],
  sandbox: ['contracts', 'languages'],
  ui: [],
  'live-ui': ['contracts', 'english', 'languages', 'live', 'client', 'sandbox', 'ui'],

  // An app imports no other app and none of the stand-ins. The server draws nothing.
  server: [
    ...['contracts', 'english', 'languages', 'analysis', 'question-bank', 'live', 'coach'],
    'applications',
  ],
  web: [
    ...['contracts', 'english', 'languages', 'analysis', 'question-bank', 'live', 'coach'],
    ...['applications', 'client', 'sandbox', 'ui', 'live-ui'],
  ],
  desktop: [...['contracts', 'english', 'languages', 'live', 'client', 'sandbox', 'ui', 'live-ui']],
  'desktop/e2e': ['contracts', 'stand-ins', 'scripts', 'e2e'],

  // What plays the outside world knows the product through its addresses alone: no app.
  'stand-ins': ['contracts', 'scripts'],
  scripts: ['stand-ins', 'bench'],
  bench: [
    ...['contracts', 'english', 'languages', 'analysis', 'question-bank', 'live', 'coach'],
    ...['applications', 'stand-ins', 'scripts'],
  ],
  e2e: ['contracts', 'question-bank', 'coach', 'stand-ins', 'scripts'],
}

/**
 * The layers of the apps and of live-ui, the highest first, as folders and as files beside them. A
 * folder imports from its own layer and from those below, never from above, and the folders of a
 * layer form no circle. `*` is every folder that is not named. A folder of a feature is imported
 * only through its `public.ts`, except by the highest layer. Those that are `open` have no such file.
 * @type {Record<string, { rows: string[][], open: string[] }>}
 */
export const layers = {
  'apps/server/src': {
    rows: [
      ['main.ts', 'app.ts', 'services.ts'], // put the features together
      ['*'], // features
      ['adapters'],
      ['platform'],
    ],
    open: ['adapters', 'platform'],
  },
  'apps/web/app': {
    rows: [
      ['root.tsx', 'routes.ts', 'entry.*'], // put the pages together
      ['*'], // pages, which nothing imports
      ['live'],
      ['applications'],
      ['profile'],
      ['practice-questions'],
      ['interviews'],
      ['billing', 'context', 'devices'],
      ['shell'], // the frame around pages
      ['events'], // what the server announces to the user
      ['auth'],
      ['analytics'],
      ['locale', '*.{ts,tsx}'], // what every feature stands on
      ['content'], // words
    ],
    // The landing page loads custom elements without React, hence without their feature.
    open: ['shell', 'locale', 'content', '*.element.ts'],
  },
  'apps/desktop/src': {
    rows: [
      ['*-window.tsx'], // put the windows together
      ['*'],
      ['session'],
      ['account', 'keys', 'senses', 'windows'],
      ['*.{ts,tsx}'],
      ['native'], // one file for each module of the Rust part
    ],
    open: ['*'],
  },
  'packages/live-ui/src': {
    rows: [
      ['*'], // components
      ['engine', 'labels.ts'], // the session itself, which knows no component
    ],
    open: ['*.{ts,tsx}'],
  },
}

/**
 * The folders of packages, and the other folders of the package that each may import.
 * @type {Record<string, Record<string, string[]>>}
 */
export const folders = {
  'packages/coach/src': {
    examples: [],
    requests: [],
    interview: ['requests'],
    speech: [],
    sources: [],
    'spoken-answers': ['interview', 'speech', 'examples'],
    rubrics: ['interview', 'spoken-answers', 'examples'],
    scoring: ['interview', 'speech', 'spoken-answers', 'rubrics'],
    rounds: ['interview', 'requests', 'spoken-answers', 'rubrics', 'scoring'],
    interviewer: ['interview', 'rounds'],
    report: ['interview', 'sources', 'rubrics', 'scoring'],
    'live-scores': ['spoken-answers', 'scoring'],
  },
  'packages/applications/src': {
    posting: [],
    resume: [],
    matching: ['posting', 'resume'],
    tracking: ['posting'],
    preparing: ['posting', 'matching'],
  },
}

/**
 * Modules from outside of the repository. Tests are free.
 * @type {{ in: string, except?: string[], only?: RegExp, never?: RegExp, because: string }[]}
 */
export const modules = [
  {
    in: 'packages/contracts/src',
    only: /^zod\/mini$/,
    because: 'contracts stand on zod/mini alone, which is what browsers load (decision 027)',
  },
  { in: 'apps/web/app', never: /^zod$/, because: 'browsers load zod/mini (decision 027)' },
  { in: 'packages/*/src', never: /^node:/, because: 'packages run in browsers, too' },
  {
    in: '{packages,apps}/*',
    except: ['packages/ui', 'packages/live-ui', 'apps/web', 'apps/desktop'],
    never: /^(react|react-dom|react-router)(\/|$)/,
    because: 'only web, desktop, ui and live-ui know React',
  },
  {
    in: 'apps/desktop/src/{account,keys,overlay,senses,session,settings,windows}',
    never: /^@tauri-apps\/api\/(core|event)$/,
    because: 'the folder native names every command and event of the Rust part',
  },
  {
    in: 'packages/live-ui/src/engine',
    never: /^(react|react-dom)(\/|$)/,
    because: 'the engine of a live session runs without React',
  },
]

/**
 * Imports that are allowed although a rule forbids them, as [who, whom]. One that breaks no rule any
 * more fails the check.
 */
export const exceptions = [
  // The specs and benches that start the server inside their own process, or fill its database
  // faster than through its addresses.
  ['e2e/server.ts', 'apps/server'],
  ['e2e/template-database.ts', 'apps/server'],
  ['bench/src/databases.ts', 'apps/server'],
  ['bench/src/credits.ts', 'apps/server'],
  ['bench/src/interviews.ts', 'apps/server'],
  ['bench/src/matching/stored-postings.ts', 'apps/server'],
  // The list of addresses, of which specs are to open each.
  ['e2e/specs/every-page.spec.ts', 'apps/web/app/routes.ts'],
]
