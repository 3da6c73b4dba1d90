import type { BrowserLanguage } from '@sightline/languages/registry'
import { type Download, fetchFiles } from './fetch-files.ts'
import { filesOf } from './languages.ts'

/**
 * Fetches the files of a language into the browser's cache, from which the sandbox loads them.
 * @throws when a file cannot be fetched
 */
export async function prefetchRuntime(
  language: BrowserLanguage,
  onProgress: (download: Download) => void = () => {},
) {
  await fetchFiles(await filesOf[language](), onProgress)
}
