import { analyse } from '@sightline/analysis/analyse'
import type { CodeParser } from '@sightline/analysis/code-model'
import type { Language } from '@sightline/contracts/languages/languages'
import type { AnalysisRequest, AnalysisResponse } from './code-analyser.ts'

/**
 * Lets this worker analyse code in some languages. A worker is used so that typing stays smooth.
 */
export function serveAnalyses(parsers: Partial<Record<Language, CodeParser>>) {
  addEventListener(
    'message',
    ({ data: { id, code, language, question } }: MessageEvent<AnalysisRequest>) => {
      const parser = parsers[language]
      const analysis = parser ? analyse(code, parser, question) : { remarks: [], complexity: null }
      const response: AnalysisResponse = { id, ...analysis }
      self.postMessage(response)
    },
  )
}
