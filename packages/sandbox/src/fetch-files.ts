import type { RunnerFile, RunnerFiles } from './runner-files.ts'

/** A download that receives nothing for this long has failed. */
const SILENCE_LIMIT_MS = 30_000

/**
 * The progress of downloading a language's files, in bytes as transferred. `totalBytes` is 0 until
 * it is known.
 */
export type Download = { loadedBytes: number; totalBytes: number }

/**
 * Downloads all files of a language and reports the progress. @throws when a file cannot be
 * downloaded
 */
export async function fetchFiles(
  { worker, assets }: RunnerFiles,
  onProgress: (download: Download) => void,
) {
  const fileCount = 1 + Object.keys(assets).length
  const downloads = new Map<RunnerFile, Download>()
  const fetchNext = (file: RunnerFile) =>
    fetchFile(file, (download) => {
      downloads.set(file, download)
      const all = [...downloads.values()]
      onProgress({
        loadedBytes: all.reduce((sum, { loadedBytes }) => sum + loadedBytes, 0),
        totalBytes:
          all.length < fileCount ? 0 : all.reduce((sum, { totalBytes }) => sum + totalBytes, 0),
      })
    })
  const [script, ...rest] = await Promise.all([
    fetchNext(worker),
    ...Object.entries(assets).map(async ([name, file]) => [name, await fetchNext(file)] as const),
  ])
  return { script, assets: Object.fromEntries(rest) }
}

async function fetchFile(
  { url, bytes }: RunnerFile,
  onProgress: (download: Download) => void,
): Promise<ArrayBuffer> {
  const silence = new AbortController()
  const wait = () =>
    setTimeout(() => silence.abort(new Error(`${url} stopped arriving`)), SILENCE_LIMIT_MS)
  let timer = wait()
  try {
    const response = await fetch(url, { signal: silence.signal })
    if (!response.ok || !response.body)
      throw new Error(`${url} could not be fetched (${response.status})`)
    // Servers send most files compressed: this is the compressed size, which scales the progress.
    const transferredBytes = Number(response.headers.get('content-length')) || bytes
    const all = new Uint8Array(bytes)
    let at = 0
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = wait()
      all.set(value, at)
      at += value.length
      onProgress({ loadedBytes: (at / bytes) * transferredBytes, totalBytes: transferredBytes })
    }
    if (at !== bytes) throw new Error(`${url} has ${at} bytes instead of ${bytes}`)
    return all.buffer
  } finally {
    clearTimeout(timer)
  }
}
