import { createHash } from 'node:crypto'
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { postings } from './app/content/postings.ts'
import { LANDING_ENTRY, scriptsLast, withOwnScript } from './page-scripts.ts'

/** The client app behind the sign-in, served from the fallback page. */
const isBehindSignIn = (path: string) => path === '/home' || path.startsWith('/home/')

/**
 * Every page of routes.ts outside /home is prerendered. Search engines are told of those that name their own address as
 * canonical; see page-meta.ts.
 */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !isBehindSignIn(path)),
    ...postings.map(({ id }) => `/careers/${id}`),
  ],
  buildEnd: async ({ reactRouterConfig, buildManifest }) => {
    const site = join(reactRouterConfig.buildDirectory, 'client')
    const paths = pathsOf(Object.values(buildManifest?.routes ?? {})).filter(isBehindSignIn)
    await writeFile(join(site, '__client-paths.json'), JSON.stringify(paths))
    const listedPaths: string[] = []
    for await (const file of glob('**/*.html', { cwd: site })) {
      const html = await readFile(join(site, file), 'utf8')
      const path = `/${file.replace(/\/?index\.html$/, '')}`
      await writeFile(join(site, file), scriptsLast(html))
      if (html.includes(`<link rel="canonical" href="%webOrigin%${path}"/>`)) listedPaths.push(path)
    }
    await giveOwnScript(site)
    await writeFile(join(site, 'sitemap.xml'), sitemap(listedPaths.sort()))
    await versionServiceWorker(site)
  },
} satisfies Config

/** Gives the landing page its own script, and the scripts of the sign-up page to fetch in advance. */
async function giveOwnScript(site: string) {
  const script = (await readdir(join(site, 'assets'))).find((file) => file.startsWith(LANDING_ENTRY))
  if (!script) throw new Error('The build has no script for the landing page')
  const page = join(site, 'index.html')
  const [html, next] = await Promise.all([page, join(site, 'signup/index.html')].map((file) => readFile(file, 'utf8')))
  await writeFile(page, withOwnScript(html ?? '', `/assets/${script}`, next ?? ''))
}

/** Names the version of the offline page in the service worker, which stores the page with its files. */
async function versionServiceWorker(site: string) {
  const page = await readFile(join(site, 'offline/index.html'))
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16)
  const file = join(site, 'service-worker.js')
  await writeFile(file, (await readFile(file, 'utf8')).replace('%version%', version))
}

interface RouteEntry {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

/** The address patterns of all routes that are pages, for example `/home/interviews/:id`. */
function pathsOf(routes: RouteEntry[]): string[] {
  const byId = new Map(routes.map((route) => [route.id, route]))
  const fullPath = ({ parentId, path }: RouteEntry): string => {
    const parent = parentId === undefined ? undefined : byId.get(parentId)
    return `${parent ? fullPath(parent) : ''}${path === undefined || path === '' ? '' : `/${path}`}`
  }
  const isPage = ({ index, path }: RouteEntry) => index === true || (path !== undefined && path !== '')
  return [...new Set(routes.filter(isPage).map(fullPath))].sort()
}

/** The server replaces the placeholder with the site's address. */
const sitemap = (paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>%webOrigin%${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
