import type { RunnerFile, RunnerFiles } from './runner-files.ts'

/** A download that receives nothing for this long has failed. */
const SILENCE_LIMIT_MS = 30_000

/** The progress of downloading a language's files. */
export type Download = { loadedBytes: number; totalBytes: number }

/** Downloads all files of a language and reports the progress. @throws when a file cannot be downloaded */
export async function fetchFiles({ worker, assets }: RunnerFiles, onProgress: (download: Download) => void) {
  const all = [worker, ...Object.values(assets)]
  const totalBytes = all.reduce((sum, { bytes }) => sum + bytes, 0)
  let loadedBytes = 0
  const fetchNext = (file: RunnerFile) =>
    fetchFile(file, (bytes) => {
      loadedBytes += bytes
      onProgress({ loadedBytes, totalBytes })
    })
  const [script, ...rest] = await Promise.all([
    fetchNext(worker),
    ...Object.entries(assets).map(async ([name, file]) => [name, await fetchNext(file)] as const),
  ])
  return { script, assets: Object.fromEntries(rest) }
}

async function fetchFile({ url, bytes }: RunnerFile, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  const silence = new AbortController()
  const wait = () => setTimeout(() => silence.abort(new Error(`${url} stopped arriving`)), SILENCE_LIMIT_MS)
  let timer = wait()
  try {
    const response = await fetch(url, { signal: silence.signal })
    if (!response.ok || !response.body) throw new Error(`${url} could not be fetched (${response.status})`)
    const all = new Uint8Array(bytes)
    let at = 0
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = wait()
      all.set(value, at)
      at += value.length
      onBytes(value.length)
    }
    if (at !== bytes) throw new Error(`${url} has ${at} bytes instead of ${bytes}`)
    return all.buffer
  } finally {
    clearTimeout(timer)
  }
}
