import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { z } from 'zod'

/** The name of the landing page's own script among the files of the build. */
export const LANDING_ENTRY = 'landing-entry'
const ENTRY_FILE = join(import.meta.dirname, 'app', 'entry.landing.ts')

/** Builds the landing page's own script beside those of the app, so that both share what they have in common. */
export const landingEntry = (): Plugin => ({
  name: LANDING_ENTRY,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: ENTRY_FILE, name: LANDING_ENTRY })
  },
})

/**
 * A group of modules for the bundler: those that the landing page's own script loads with it. In one file apart from
 * React, which other pages share.
 */
export const landingModules = {
  name: (id: string, graph: ModuleGraph) => (isLoadedBy(ENTRY_FILE, id, graph) ? 'landing' : null),
  debugName: 'landing',
  priority: 1,
}

type ModuleGraph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

function isLoadedBy(entry: string, id: string, graph: ModuleGraph): boolean {
  return id !== entry && importsOf(entry, graph).has(id)
}

/** The modules that a module imports, directly or over others, and itself. */
function importsOf(id: string, graph: ModuleGraph): Set<string> {
  const loaded = new Set([id])
  for (const file of loaded) for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) loaded.add(imported)
  return loaded
}

const CATALOG = /[\\/]app[\\/]messages[\\/](\w+)[\\/](\w+)\.po$/

/** A file of its own for each catalog of messages, whose name says which it is: `messages-hi-site`. */
export const catalogModules = {
  name: (id: string) => id.replace(CATALOG, '\0messages-$1-$2').split('\0')[1] ?? null,
  debugName: 'messages',
  priority: 2,
}

/** Adds links that preload the messages of a page, which the entry of the app would ask for only once it has loaded. */
export function withMessages(html: string, language: string, areas: string[], assets: string[]): string {
  const isOfPage = (file: string) => areas.some((area) => file.startsWith(`messages-${language}-${area}`))
  // Compressed files of an earlier build may stand beside them.
  const files = assets.filter((file) => file.endsWith('.js') && isOfPage(file))
  const links = files.map((file) => `<link rel="modulepreload" href="/assets/${file}"/>`)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

/** Modules of the public pages, by their path within `app/`. */
const PUBLIC_MODULE = /[\\/]app[\\/](root\.tsx|entry\.client\.tsx|auth[\\/]|careers[\\/]|shell[\\/]public-)/
/** The modules of the coding sample of the start page: its screen, its question, and the sandbox for its first run. */
const SAMPLE_MODULE =
  /[\\/]app[\\/](interviews[\\/]sample[\\/]((mount|coding)-sample\.tsx|api\.ts)|sandbox[\\/]public\.ts)$/
/** The modules of the first page after the sign-in, with those that it takes from the interviews. */
const DASHBOARD_MODULE =
  /[\\/]app[\\/](shell[\\/](guard|signed-in-layout)\.tsx|dashboard[\\/]|interviews[\\/](api|labels|[a-z]+[\\/](use-remote-languages|kept-sample|use-has-models))\.ts$)/
const CONTRACTS = /[\\/](packages[\\/]contracts|node_modules[\\/]zod)[\\/]/
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/
const OWN_MODULE = /[\\/](packages|app|node_modules[\\/]lucide-react)[\\/]/

/**
 * Groups of modules that pages share, in order: each takes what all of its users import. Many small files would arrive
 * in turns of six, a round trip each; one large file would burden pages that need a part of it.
 */
export const sharedModules = [
  { ...group('frame', [PUBLIC_MODULE]), minShareCount: 5 },
  // What public pages share with the groups below, which would take it along.
  group('common', [PUBLIC_MODULE, DASHBOARD_MODULE]),
  group('common', [PUBLIC_MODULE, SAMPLE_MODULE]),
  {
    // What checks responses, which pages import once they have one.
    name: (id: string, graph: ModuleGraph) =>
      [...importsOf(id, graph)].some((file) => ZOD.test(file)) ? 'contracts' : null,
    debugName: 'contracts',
    test: CONTRACTS,
  },
  group('sample-and-dashboard', [SAMPLE_MODULE, DASHBOARD_MODULE]),
  group('sample', [SAMPLE_MODULE]),
  group('dashboard', [DASHBOARD_MODULE]),
  { name: 'shared', test: /[\\/](packages[\\/]ui|app|node_modules[\\/]lucide-react)[\\/]/, minShareCount: 5 },
]

/** A group of the modules that all of the users import, directly or over others, and that no public page imports. */
function group(name: string, users: RegExp[]) {
  const isPublic = users.includes(PUBLIC_MODULE)
  return {
    name: (id: string, graph: ModuleGraph) =>
      isPublic === isUsedBy(PUBLIC_MODULE, id, graph) && users.every((user) => isUsedBy(user, id, graph)) ? name : null,
    debugName: name,
    test: OWN_MODULE,
  }
}

/**
 * True when a module that fits the pattern imports the module, over any number of others. Behind the sign-in, a
 * feature's public.ts counts for none of its exports: importing it does not tell which of them are used.
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

/**
 * Moves the links that preload scripts from the head of a page to the end of its body and gives them low priority.
 * React Router writes them before the stylesheet with high priority, where on a slow network they delay the first
 * paint: stylesheet, font and first picture have to share the line with them.
 */
export function scriptsLast(html: string): string {
  const links: string[] = []
  const rest = html.replace(/<link (rel="modulepreload"[^>]*>)/g, (_, attributes) => {
    links.push(`<link fetchpriority="low" ${attributes}`)
    return ''
  })
  return rest.replace('</body>', () => `${links.join('')}</body>`)
}

/**
 * Replaces the app's scripts in a page by a script of its own. `next` is the HTML of the page that visitors most often
 * open next; links to its scripts are put into a template, from which the page's script takes them.
 */
export function withOwnScript(html: string, script: string, next: string): string {
  const withoutApp = html
    .replace(/<link [^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<script(?![^>]*type="application\/)[^>]*>.*?<\/script>/gs, '')
  const preloads = [...next.matchAll(/<link [^>]*rel="modulepreload" href="([^"]+)"[^>]*>/g)]
  const prefetches = preloads.map(([, file]) => `<link rel="prefetch" as="script" href="${file}"/>`).join('')
  return withoutApp.replace(
    '</body>',
    () =>
      `<script type="module" fetchpriority="low" src="${script}"></script><template id="next-page">${prefetches}</template></body>`,
  )
}

const Manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ module: z.string(), clientLoaderModule: z.string().optional(), imports: z.array(z.string()) }),
  ),
})

/**
 * Adds links to the page of the client app that preload what routes need, which otherwise would be asked for only once
 * the app runs, and one after the other. `manifest` is the script with React Router's manifest of the routes, and
 * `requests` are addresses that the routes fetch first.
 */
export function withPreloads(html: string, manifest: string, routeIds: string[], requests: string[]): string {
  const { routes } = Manifest.parse(JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)))
  const scripts = routeIds.flatMap((id) => {
    const route = routes[id]
    if (!route) throw new Error(`The build has no route ${id}`)
    return [route.module, route.clientLoaderModule, ...route.imports]
  })
  const links = [
    ...requests.map((address) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`),
    ...[...new Set(scripts)]
      .filter((file) => file !== undefined && !html.includes(file))
      .map((file) => `<link fetchpriority="low" rel="modulepreload" href="${file}"/>`),
  ]
  return html.replace('</body>', () => `${links.join('')}</body>`)
}
