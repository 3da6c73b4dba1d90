import { readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'

/**
 * The languages besides English, whose addresses start with their code: the folders of
 * app/messages.
 */
export const otherLanguages = readdirSync(join(import.meta.dirname, 'app/messages')).filter(
  (code) => code !== 'en',
)

export const inEveryLanguage = (paths: string[]) => [
  ...paths,
  ...otherLanguages.flatMap((language) => paths.map((path) => `/${language}${path}`)),
]

/**
 * Prerenders all pages and the client app in every other language: the same app, with the language
 * as its basename.
 */
export async function prerenderOtherLanguages(buildDirectory: string) {
  const file = pathToFileURL(join(buildDirectory, 'server/index.js'))
  // Lets the server render the client app's page, as in the build itself.
  process.env.IS_RR_BUILD_REQUEST = 'yes'
  const build: ServerBuild = await import(/* @vite-ignore */ file.href)
  for (const language of otherLanguages)
    await prerenderIn(language, build, join(buildDirectory, 'client', language))
}

async function prerenderIn(language: string, build: ServerBuild, folder: string) {
  const handle = createRequestHandler({ ...build, basename: `/${language}` }, 'production')
  const render = async (path: string, file: string, headers: Record<string, string> = {}) => {
    const response = await handle(new Request(`http://localhost/${language}${path}`, { headers }))
    if (response.status !== 200) throw new Error(`${path} in ${language}: ${response.status}`)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), await response.text())
  }
  for (const path of build.prerender)
    await render(`${path.replace(/\/$/, '')}/`, join(path, 'index.html'))
  await render('', '__spa-fallback.html', { 'X-React-Router-SPA-Mode': 'yes' })
}
