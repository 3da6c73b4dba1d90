import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

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
  const loaded = new Set([entry])
  for (const file of loaded) for (const imported of graph.getModuleInfo(file)?.importedIds ?? []) loaded.add(imported)
  return id !== entry && loaded.has(id)
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
const PUBLIC_MODULE = /[\\/]app[\\/](root\.tsx|auth[\\/]|careers[\\/]|shell[\\/]public-)/

/** The modules that show the coding sample of the start page: its screen, and the sandbox for its first run. */
const SAMPLE_MODULE =
  /[\\/]app[\\/](interviews[\\/]sample[\\/](mount|coding)-sample\.tsx|sandbox[\\/](public|runtimes[\\/]javascript-files)\.ts)$/
const OWN_MODULE = /[\\/](packages|app|node_modules[\\/]lucide-react)[\\/]/

/**
 * Groups of modules that many routes share, in order. A group takes the imports of its modules along, so what public
 * pages need comes first: `frame`. Then `sample`, the coding sample of the start page, whose forty small files would
 * arrive in turns of six, a round trip each. What remains is `home`, which only signed-in pages share.
 */
export const sharedModules = [
  {
    name: (id: string, graph: ModuleGraph) =>
      isUsedBy(PUBLIC_MODULE, id, graph) && isUsedBy(SAMPLE_MODULE, id, graph) ? 'frame' : null,
    debugName: 'frame and sample',
    test: OWN_MODULE,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isUsedBy(PUBLIC_MODULE, id, graph) ? 'frame' : null),
    debugName: 'frame',
    test: OWN_MODULE,
    minShareCount: 5,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isUsedBy(SAMPLE_MODULE, id, graph) ? 'sample' : null),
    debugName: 'sample',
    test: OWN_MODULE,
  },
  { name: 'home', test: /[\\/](packages[\\/]ui|app|node_modules[\\/]lucide-react)[\\/]/, minShareCount: 5 },
]

/** True when a module that fits the pattern imports the module, over any number of others. */
function isUsedBy(pattern: RegExp, id: string, graph: ModuleGraph): boolean {
  const users = new Set([id])
  for (const user of users) {
    if (pattern.test(user)) return true
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
