import { buildCodeModel } from './build-code-model.ts'
import type { AnalysedQuestion, CodeParser } from './code-model.ts'
import { type Complexity, estimateComplexity } from './cost/estimate-complexity.ts'
import { byUrgency, type Remark } from './remark.ts'
import { complexityRemarks } from './rules/complexity-remarks.ts'
import { endingRemarks } from './rules/ending-remarks.ts'
import { mutationRemarks } from './rules/mutation-remarks.ts'
import { unusedRemarks } from './rules/unused-remarks.ts'

/** `complexity` is null when it could not be estimated. */
export type Analysis = { remarks: Remark[]; complexity: Complexity | null }

/**
 * Remarks that a good interviewer would make on unfinished code, the most urgent first. The analysis reads the code and
 * never runs it. Rules report only what they are certain of.
 */
export function analyse(code: string, reader: CodeParser, question: AnalysedQuestion): Analysis {
  const model = buildCodeModel(code, reader, question)
  if (model === null) return { remarks: [], complexity: null }
  if ('fault' in model) {
    const { line, message } = model.fault
    const reason = 'The code cannot be read yet from here on.'
    return { remarks: [{ kind: 'syntax', line, message: `${message}.`, reason }], complexity: null }
  }
  const remarks = byUrgency([
    ...complexityRemarks(model),
    ...endingRemarks(model),
    ...reader.languageRemarks(model),
    ...mutationRemarks(model),
    ...unusedRemarks(model),
  ])
  return { remarks, complexity: estimateComplexity(model) }
}
