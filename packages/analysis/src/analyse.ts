import { buildCodeModel } from './build-code-model.ts'
import type { AnalysedQuestion, CodeModel, CodeParser } from './code-model.ts'
import { type Complexity, estimateComplexity } from './cost/estimate-complexity.ts'
import { byUrgency, type Remark } from './remark.ts'
import { complexityRemarks } from './rules/complexity-remarks.ts'
import { endingRemarks } from './rules/ending-remarks.ts'
import { mutationRemarks } from './rules/mutation-remarks.ts'
import { unusedRemarks } from './rules/unused-remarks.ts'
import { styleRemarks } from './style/style-remarks.ts'
import { descendants } from './syntax/syntax.ts'

/** `complexity` is null when it could not be estimated, or the code never ends. */
export type Analysis = { remarks: Remark[]; complexity: Complexity | null }

/**
 * Remarks that a good interviewer would make on unfinished code, the most urgent first. The
 * analysis reads the code and never runs it. Rules report only what they are certain of. Lines that
 * the candidate was given get no remark that the given code would get as well.
 */
export function analyse(code: string, reader: CodeParser, question: AnalysedQuestion): Analysis {
  const model = buildCodeModel(code, reader, question)
  if (model === null) return { remarks: [], complexity: null }
  if ('fault' in model) {
    const { line, message } = model.fault
    const reason = 'The code cannot be read yet from here on.'
    return { remarks: [{ kind: 'syntax', line, message: `${message}.`, reason }], complexity: null }
  }
  const remarks = byUrgency(allRemarks(model))
  const given = question.givenCode?.[reader.language]
  const own =
    given === undefined ? remarks : withoutRemarksOnGiven(remarks, code, given, reader, question)
  const isEndless = remarks.some(({ kind }) => kind === 'endless-loop')
  return {
    remarks: [...own, ...styleRemarks(code, reader.language, question)],
    complexity: isEndless ? null : estimateComplexity(model),
  }
}

function allRemarks(model: CodeModel): Remark[] {
  const endings = endingRemarks(model)
  return [
    ...complexityRemarks(model),
    ...endings,
    ...model.parser.languageRemarks(model),
    ...mutationRemarks(model),
    ...(isComplete(model, endings) ? unusedRemarks(model) : []),
  ]
}

/** Whether every way through the code ends with a value, and no block waits to be filled. */
const isComplete = ({ program }: CodeModel, endings: Remark[]) =>
  !endings.some(({ kind }) => kind === 'missing-return') &&
  ![...descendants(program)].some(
    (node) =>
      node.type === 'BlockStatement' && node.body.every(({ type }) => type === 'EmptyStatement'),
  )

function withoutRemarksOnGiven(
  remarks: Remark[],
  code: string,
  given: string,
  reader: CodeParser,
  question: AnalysedQuestion,
): Remark[] {
  if (remarks.length === 0) return remarks
  const model = buildCodeModel(given, reader, question)
  if (model === null || 'fault' in model) return remarks
  const keyIn = (source: string) => {
    const lines = source.split('\n')
    return ({ kind, line }: Remark) => `${kind} ${lines[line - 1]?.trim()}`
  }
  const known = new Set(allRemarks(model).map(keyIn(given)))
  const keyOf = keyIn(code)
  return remarks.filter((remark) => !known.has(keyOf(remark)))
}
