import type { Language } from '@sightline/contracts/questions'
import { type AnalysedQuestion, modelOf } from './code-model.ts'
import { complexityRemarks } from './complexity.ts'
import { endingRemarks } from './endings.ts'
import { type Complexity, estimateComplexity } from './estimate-complexity.ts'
import { listRemarks } from './lists.ts'
import { mutationRemarks } from './mutation.ts'
import { inOrder, type Remark } from './remark.ts'
import { unusedRemarks } from './unused.ts'

/** `complexity` is null where it cannot be told. */
export type Analysis = { remarks: Remark[]; complexity: Complexity | null }

/**
 * What a good interviewer would say about code while it is being written, the most urgent first. It reads the code and runs nothing. A
 * remark is made only when it is surely right; so none is made about the languages that it does not read.
 */
export function analyse(code: string, language: Language, question: AnalysedQuestion): Analysis {
  const model = modelOf(code, language, question)
  if (model === null) return { remarks: [], complexity: null }
  if ('fault' in model) {
    const { line, message } = model.fault
    const reason = 'The code cannot be read yet from here on.'
    return { remarks: [{ kind: 'syntax', line, message: `${message}.`, reason }], complexity: null }
  }
  const remarks = inOrder([
    ...complexityRemarks(model),
    ...endingRemarks(model),
    ...listRemarks(model),
    ...mutationRemarks(model),
    ...unusedRemarks(model),
  ])
  return { remarks, complexity: estimateComplexity(model) }
}
