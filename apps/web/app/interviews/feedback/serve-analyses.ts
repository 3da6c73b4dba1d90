import { analyse } from '@sightline/analysis/analyse'
import type { CodeParser } from '@sightline/analysis/code-parser'
import type { Language } from '@sightline/contracts/questions'
import type { AnalysisRequest, AnalysisResponse } from './code-analyser.ts'

/** Makes this worker read candidates' code in some languages, apart from the page so that typing stays smooth. */
export function serveAnalyses(readers: Partial<Record<Language, CodeParser>>) {
  addEventListener('message', ({ data: { id, code, language, question } }: MessageEvent<AnalysisRequest>) => {
    const reader = readers[language]
    const analysis = reader ? analyse(code, reader, question) : { remarks: [], complexity: null }
    const reading: AnalysisResponse = { id, ...analysis }
    self.postMessage(reading)
  })
}
