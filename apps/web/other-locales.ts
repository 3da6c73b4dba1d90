import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'

/**
 * The locales besides English, whose addresses start with their code: the folders of
 * app/messages.
 */
export const otherLocales = readdirSync(join(import.meta.dirname, 'app/messages')).filter(
  (code) => code !== 'en',
)

export const inEveryLocale = (paths: string[]) => [
  ...paths,
  ...otherLocales.flatMap((locale) => paths.map((path) => `/${locale}${path}`)),
]

/**
 * Prerenders all pages and the client app in every other locale: the same app, with the locale
 * as its basename.
 */
export async function prerenderOtherLocales(buildDirectory: string) {
  const file = pathToFileURL(join(buildDirectory, 'server/index.js'))
  // Lets the server render the client app's page, as in the build itself.
  process.env.IS_RR_BUILD_REQUEST = 'yes'
  const build: ServerBuild = await import(/* @vite-ignore */ file.href)
  for (const locale of otherLocales)
    await prerenderIn(locale, build, join(buildDirectory, 'client', locale))
}

async function prerenderIn(locale: string, build: ServerBuild, folder: string) {
  const handle = createRequestHandler({ ...build, basename: `/${locale}` }, 'production')
  const render = async (path: string, file: string, headers: Record<string, string> = {}) => {
    const response = await handle(new Request(`http://localhost/${locale}${path}`, { headers }))
    if (response.status !== 200) throw new Error(`${path} in ${locale}: ${response.status}`)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), await response.text())
  }
  for (const path of build.prerender)
    await render(`${path.replace(/\/$/, '')}/`, join(path, 'index.html'))
  await render('', '__spa-fallback.html', { 'X-React-Router-SPA-Mode': 'yes' })
}
