import { analyse } from '@sightline/coach/analysis/analyse'
import { openReader } from '@sightline/coach/analysis/reader'
import type { ReadCode, ReadingOf } from './code-reader.ts'

/** Reads candidates' code, apart from the page so that typing stays smooth. What reads a language is loaded with the first code in it. */
addEventListener('message', async ({ data: { id, code, language, question } }: MessageEvent<ReadCode>) => {
  const reader = await openReader(language)
  const analysis = reader ? analyse(code, reader, question) : { remarks: [], complexity: null }
  const reading: ReadingOf = { id, ...analysis }
  self.postMessage(reading)
})
