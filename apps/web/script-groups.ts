import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The name of the landing page's own script among the files of the build. */
export const LANDING_ENTRY = 'landing-entry'
const ENTRY_FILE = join(import.meta.dirname, 'app', 'entry.landing.ts')

/**
 * Builds the landing page's own script beside those of the app, so that both share what they have
 * in common.
 */
export const landingEntry = (): Plugin => ({
  name: LANDING_ENTRY,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: ENTRY_FILE, name: LANDING_ENTRY })
  },
})

/**
 * A group of modules for the bundler: those that the landing page's own script loads with it. In
 * one file apart from React, which other pages share.
 */
export const landingModules = {
  name: (id: string, graph: ModuleGraph) =>
    id !== ENTRY_FILE && importsOf(ENTRY_FILE, graph).has(id) ? 'landing' : null,
  debugName: 'landing',
  priority: 1,
}

type ModuleGraph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** The modules that a module imports, directly or over others, and itself. */
function importsOf(id: string, graph: ModuleGraph): Set<string> {
  const loaded = new Set([id])
  for (const file of loaded)
    for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) loaded.add(imported)
  return loaded
}

const CATALOG = /[\\/]app[\\/]messages[\\/](\w+)[\\/](\w+)\.po$/

/**
 * A file of its own for each catalog of messages, whose name says which it is: `messages-hi-site`.
 */
export const catalogModules = {
  name: (id: string) => id.replace(CATALOG, '\0messages-$1-$2').split('\0')[1] ?? null,
  debugName: 'messages',
  priority: 2,
}

/** Modules of the public pages, by their path within `app/`. */
const PUBLIC_MODULE =
  /[\\/]app[\\/](root\.tsx|entry\.client\.tsx|auth[\\/]|candidacies[\\/]|shell[\\/]public-)/
/**
 * The modules of the coding sample of the start page: its screen, its question, and the sandbox for
 * its first run.
 */
const SAMPLE_MODULE =
  /[\\/](interviews[\\/]samples[\\/]((mount|coding)-sample\.tsx|api\.ts)|packages[\\/]sandbox[\\/]src[\\/](browser-runs|prefetch|runtimes[\\/]javascript-files)\.ts)$/
/**
 * The modules of the first page after the sign-in, with those that it takes from the interviews.
 * Without the fields of an interview, which load when they are opened.
 */
const DASHBOARD_MODULE =
  /[\\/]app[\\/](shell[\\/](guard|signed-in-layout)\.tsx|events[\\/]use-announced-data|dashboard[\\/](?!start-fields|interview-fields)|live[\\/]running-session|interviews[\\/](api|labels|manage[\\/]|[a-z]+[\\/](use-remote-languages|kept-sample|use-has-models)))/
const CONTRACTS = /[\\/](packages[\\/]contracts|node_modules[\\/]zod)[\\/]/
/** The contracts of what the dashboard shows. */
const DASHBOARD_CONTRACT =
  /[\\/]contracts[\\/]src[\\/](auth[\\/]auth|billing[\\/]billing|platform[\\/]|interviews[\\/](lists|progress)|live[\\/]lists|practice-questions)/
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/
const usesZod = (id: string, graph: ModuleGraph) =>
  [...importsOf(id, graph)].some((file) => ZOD.test(file))
/**
 * What every page but the landing page loads; the entry itself stays apart, since it starts the
 * app.
 */
const ROOT_MODULE = /[\\/]app[\\/]root\.tsx$/
const ENTRY_MODULE = /[\\/]app[\\/]entry\.client\.tsx$/
/** What all public pages import, those of the sign-up among them, beside what the root imports. */
const ON_PUBLIC_PAGES =
  /[\\/](app[\\/]page-meta|shell[\\/]page-problem|analytics[\\/]use-choice|locale[\\/]locale-offer|sign-up[\\/](chosen-plan|use-seconds-until)|plans[\\/]plan-catalog)\.tsx?$/
const OWN_MODULE = /[\\/](packages|app|node_modules[\\/]lucide-react)[\\/]/

/**
 * Groups of modules that pages share, in order: each takes what all of its users import. Many small
 * files would arrive in turns of six, a round trip each; one large file would burden pages that
 * need a part of it.
 */
export const sharedModules = [
  // What every page loads, and what public pages share with the dashboard or the sample, whose
  // groups would take it along.
  {
    name: (id: string, graph: ModuleGraph) => (isInApp(id, graph) ? 'app' : null),
    debugName: 'app',
    test: OWN_MODULE,
  },
  { ...group('frame', [PUBLIC_MODULE]), minShareCount: 5 },
  // Constants and icons are apart, or whatever uses one of them would load zod, or the sample.
  {
    name: (id: string, graph: ModuleGraph) =>
      ICON.test(id) || !usesZod(id, graph) ? 'constants' : null,
    debugName: 'constants',
    test: new RegExp(`${CONTRACTS.source}|${ICON.source}`),
    minShareCount: 2,
  },
  // What checks responses, which pages import once they have one. Schemas take long to create on a
  // phone: those that the dashboard needs are apart.
  {
    name: (id: string, graph: ModuleGraph) =>
      isUsedBy(DASHBOARD_CONTRACT, id, graph) ? 'contracts' : null,
    debugName: 'contracts',
    test: CONTRACTS,
  },
  { name: 'interview-contracts', test: CONTRACTS },
  group('sample-and-dashboard', [SAMPLE_MODULE, DASHBOARD_MODULE]),
  group('sample', [SAMPLE_MODULE]),
  group('dashboard', [DASHBOARD_MODULE]),
  {
    name: 'shared',
    test: /[\\/](packages[\\/]ui|app|node_modules[\\/]lucide-react)[\\/]/,
    minShareCount: 5,
  },
]

/** The groups whose functions a page calls while it starts. */
const STARTING_GROUPS = ['react', 'app', 'contracts', 'dashboard', 'sample-and-dashboard']

/**
 * The first line of a script whose functions the browser is to compile at once: while it arrives
 * and beside the page, not one by one when they are called first. Engines other than V8 ignore this
 * line.
 */
export const compileHint = ({ name }: { name: string }) =>
  STARTING_GROUPS.includes(name) ? '//# allFunctionsCalledOnLoad' : ''

/**
 * True for a module that every page but the landing page loads, or that public pages share with one
 * of these.
 */
const isInApp = (id: string, graph: ModuleGraph) =>
  ON_PUBLIC_PAGES.test(id) ||
  (!ENTRY_MODULE.test(id) &&
    isUsedBy(PUBLIC_MODULE, id, graph) &&
    [ROOT_MODULE, ENTRY_MODULE, DASHBOARD_MODULE, SAMPLE_MODULE].some((user) =>
      isUsedBy(user, id, graph),
    ))

/**
 * A group of the modules that all of the users import, directly or over others. Modules of public
 * pages are in it only if public pages are among the users.
 */
function group(name: string, users: RegExp[]) {
  const isPublic = users.includes(PUBLIC_MODULE)
  return {
    name: (id: string, graph: ModuleGraph) =>
      isPublic === isUsedBy(PUBLIC_MODULE, id, graph) &&
      users.every((user) => isUsedBy(user, id, graph))
        ? name
        : null,
    debugName: name,
    test: OWN_MODULE,
  }
}

/**
 * True when a module that fits the pattern imports the module, over any number of others. Behind
 * the sign-in, a feature's public.ts counts for none of its exports: importing it does not tell
 * which of them are used.
 */
function isUsedBy(pattern: RegExp, id: string, graph: ModuleGraph): boolean {
  const users = new Set([id])
  for (const user of users) {
    if (pattern.test(user)) return true
    if (pattern !== PUBLIC_MODULE && user.endsWith('/public.ts')) continue
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer)
  }
  return false
}
