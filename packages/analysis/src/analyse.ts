import { type AnalysedQuestion, modelOf } from './code-model.ts'
import type { Reader } from './code-parser.ts'
import { type Complexity, estimateComplexity } from './cost/estimate-complexity.ts'
import { inOrder, type Remark } from './remark.ts'
import { complexityRemarks } from './rules/complexity-remarks.ts'
import { endingRemarks } from './rules/ending-remarks.ts'
import { mutationRemarks } from './rules/mutation-remarks.ts'
import { unusedRemarks } from './rules/unused-remarks.ts'

/** `complexity` is null where it cannot be told. */
export type Analysis = { remarks: Remark[]; complexity: Complexity | null }

/**
 * What a good interviewer would say about code while it is being written, the most urgent first. It reads the code and runs nothing. A
 * remark is made only when it is surely right.
 */
export function analyse(code: string, reader: Reader, question: AnalysedQuestion): Analysis {
  const model = modelOf(code, reader, question)
  if (model === null) return { remarks: [], complexity: null }
  if ('fault' in model) {
    const { line, message } = model.fault
    const reason = 'The code cannot be read yet from here on.'
    return { remarks: [{ kind: 'syntax', line, message: `${message}.`, reason }], complexity: null }
  }
  const remarks = inOrder([
    ...complexityRemarks(model),
    ...endingRemarks(model),
    ...reader.traps(model),
    ...mutationRemarks(model),
    ...unusedRemarks(model),
  ])
  return { remarks, complexity: estimateComplexity(model) }
}
