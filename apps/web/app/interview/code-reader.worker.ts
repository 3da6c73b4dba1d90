import { analyse } from '@sightline/coach/analysis/analyse'
import type { ReadCode, ReadingOf } from './code-reader.ts'

/** Reads candidates' code, apart from the page so that typing stays smooth. */
addEventListener('message', ({ data: { id, code, language, question } }: MessageEvent<ReadCode>) => {
  const reading: ReadingOf = { id, ...analyse(code, language, question) }
  self.postMessage(reading)
})
