import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { scriptsLast } from './scripts-last.ts'

/** Public pages that search engines should know. */
const listed = [
  '/',
  '/signup',
  '/login',
  '/help',
  '/manifesto',
  '/refund-policy',
  '/cancellation-policy',
  '/privacy-policy',
  '/termsConditions',
  '/careers',
  '/careers/founding-engineer',
  '/careers/growth-engineer-intern',
  '/download/windows',
]

/** Public pages that are reached from a mail or another page, or that are a second address of one above. */
const unlisted = ['/outhelp', '/oauth-callback', '/forgot-password', '/reset-password', '/auth-callback']

/** Public pages are prerendered; /home is a client app served from the fallback page. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...listed, ...unlisted],
  buildEnd: async ({ reactRouterConfig }) => {
    const site = join(reactRouterConfig.buildDirectory, 'client')
    await writeFile(join(site, 'sitemap.xml'), sitemap(listed))
    for await (const page of glob('**/*.html', { cwd: site })) {
      const file = join(site, page)
      await writeFile(file, scriptsLast(await readFile(file, 'utf8')))
    }
  },
} satisfies Config

/** The server puts the site's address in as it serves the file. */
const sitemap = (paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>%webOrigin%${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
