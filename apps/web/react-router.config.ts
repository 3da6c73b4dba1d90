import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { postings } from './app/content/postings.ts'
import { inEveryLocale, otherLocales, prerenderOtherLocales } from './other-locales.ts'
import { scriptsLast, withMessages, withOwnScript, withoutFacades } from './page-scripts.ts'
import { LANDING_ENTRY } from './script-groups.ts'

/** The dashboard, whose frame and heading are prerendered. */
const DASHBOARD = '/home'
/** The client app behind the sign-in, served from the fallback page. */
const isBehindSignIn = (path: string) => path === DASHBOARD || path.startsWith(`${DASHBOARD}/`)

/**
 * Every page of routes.ts outside /home is prerendered, and the frame of the dashboard. Search
 * engines are told of those that name their own address as canonical; see page-meta.ts.
 */
export default {
  appDirectory: 'app',
  ssr: false,
  // `SITE_LOCALE=hi npm run dev` shows the pages of one other locale.
  basename: process.env.NODE_ENV === 'production' ? '/' : `/${process.env.SITE_LOCALE ?? ''}`,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !isBehindSignIn(path)),
    DASHBOARD,
    ...postings.map(({ id }) => `/careers/${id}`),
  ],
  buildEnd: async ({ reactRouterConfig, buildManifest }) => {
    const site = join(reactRouterConfig.buildDirectory, 'client')
    const paths = pathsOf(Object.values(buildManifest?.routes ?? {})).filter(isBehindSignIn)
    await prerenderOtherLocales(reactRouterConfig.buildDirectory)
    await writeFile(join(site, '__client-paths.json'), JSON.stringify(inEveryLocale(paths)))
    const assets = await readdir(join(site, 'assets'))
    const read = (address: string) => readFileSync(join(site, address), 'utf8')
    const listedPages = new Map<string, string>()
    for await (const file of glob('**/*.html', { cwd: site })) {
      const html = await readFile(join(site, file), 'utf8')
      const path = `/${file.replace(/\/?index\.html$/, '')}`
      const locale =
        otherLocales.find((code) => path.startsWith(`/${code}/`) || path === `/${code}`) ?? 'en'
      const areas = /__spa-fallback|thankyou|home\/index/.test(file) ? ['site', 'home'] : ['site']
      await writeFile(
        join(site, file),
        scriptsLast(withMessages(withoutFacades(html, read), locale, areas, assets)),
      )
      if (html.includes(`<link rel="canonical" href="%webOrigin%${path}"/>`))
        listedPages.set(path, html)
    }
    for (const locale of ['', ...otherLocales]) await giveOwnScript(site, locale)
    await writeFile(join(site, 'sitemap.xml'), sitemap(listedPages))
    await versionServiceWorker(site)
  },
} satisfies Config

/**
 * Gives the landing page its own script, and the scripts of the sign-up page to fetch in advance.
 */
async function giveOwnScript(site: string, locale: string) {
  const script = (await readdir(join(site, 'assets'))).find((file) =>
    file.startsWith(LANDING_ENTRY),
  )
  if (!script) throw new Error('The build has no script for the landing page')
  const page = join(site, locale, 'index.html')
  const [html, next] = await Promise.all(
    [page, join(site, locale, 'signup/index.html')].map((file) => readFile(file, 'utf8')),
  )
  await writeFile(page, withOwnScript(html ?? '', `/assets/${script}`, next ?? ''))
}

/**
 * Names the locales and the version of the offline page in the service worker, which stores it
 * with its files.
 */
async function versionServiceWorker(site: string) {
  const hash = createHash('sha256')
  for (const locale of ['', ...otherLocales])
    hash.update(await readFile(join(site, locale, 'offline/index.html')))
  const file = join(site, 'service-worker.js')
  const worker = (await readFile(file, 'utf8')).replace('%locales%', otherLocales.join(' '))
  await writeFile(file, worker.replace('%version%', hash.digest('hex').slice(0, 16)))
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
  const isPage = ({ index, path }: RouteEntry) =>
    index === true || (path !== undefined && path !== '')
  return [...new Set(routes.filter(isPage).map(fullPath))].sort()
}

/**
 * Lists pages with their versions in other locales, as their HTML names them. The server fills in
 * the site's address.
 */
const sitemap = (pages: Map<string, string>) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...pages.keys()].sort().map((path) => {
      const versions = pages.get(path)?.match(/<link rel="alternate" hrefLang="[^>]*>/gi) ?? []
      const links = versions.map((link) =>
        link.replace('<link', '<xhtml:link').replace(/hreflang/i, 'hreflang'),
      )
      return `  <url><loc>%webOrigin%${path}</loc>${links.join('')}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
