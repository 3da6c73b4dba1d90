import type { Language } from '@sightline/contracts/languages/languages'
import { LANGUAGES, runsInBrowser } from '@sightline/languages/registry'
import type { Download } from '@sightline/sandbox/fetch-files'
import { prefetchRuntime } from '@sightline/sandbox/prefetch'
import { useEffect, useState } from 'react'
import { megabytes } from '../labels.ts'

/**
 * Fetches the runtime of the interview's language while the plan is read, and says how far that is.
 */
export function RuntimeNote({ language }: { language: Language }) {
  const [download, setDownload] = useState<Download | null>(null)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (!runsInBrowser(language) || isSavingData()) return
    return whenIdle(() =>
      prefetchRuntime(language, setDownload).then(
        () => setIsReady(true),
        // The first run tries again, and says so where it fails.
        () => setDownload(null),
      ),
    )
  }, [language])
  // An empty line, so that the page does not move when the text appears.
  if (download === null || download.totalBytes === 0) return <p className="min-h-10" />
  const { label } = LANGUAGES[language]
  const size = `${megabytes(download.totalBytes)} MB`
  return (
    <p className="min-h-10 text-sm text-muted tabular-nums">
      {isReady
        ? `The ${label} runtime (${size}) is loaded.`
        : `Loading the ${label} runtime: ${megabytes(download.loadedBytes)} of ${size}. You can begin before it is complete.`}
    </p>
  )
}

/** Whether the user has asked the browser to save data. Not every browser tells. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Calls `act` once the page is idle. Returns a function that cancels the call. */
function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
