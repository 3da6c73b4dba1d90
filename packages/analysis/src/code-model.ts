import type { Language } from '@sightline/contracts/languages/languages'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import type { LanguageDescriptor } from '@sightline/languages/descriptor'
import type { Program } from 'acorn'
import type { Bounds } from './bounds.ts'
import type { CostEstimate } from './cost/interpreter.ts'
import type { Remark } from './remark.ts'
import type { Scopes } from './syntax/scopes.ts'
import type { FunctionNode, Parsed } from './syntax/syntax.ts'

/** The parts of a question that the analysis reads. The candidate can see all of them. */
export type AnalysedQuestion = Pick<
  CandidateQuestion,
  'signature' | 'constraints' | 'statement' | 'givenCode'
>

/** Parsed code with everything the rules look up. */
export type CodeModel = {
  parser: CodeParser
  program: Program
  scopes: Scopes
  /** The function that the tests call. */
  entry: FunctionNode
  question: AnalysedQuestion
  bounds: Bounds
  cost: CostEstimate
}

/**
 * Parses one language for the analysis. Rules work on a single kind of tree; every other difference
 * between languages is here.
 */
export type CodeParser = Pick<LanguageDescriptor, 'identifierCase' | 'literals'> & {
  language: Language
  parse: (code: string) => Parsed
  /** Remarks that apply to this language alone. */
  languageRemarks: (model: CodeModel) => Remark[]
  /** The approximate number of simple steps within the time limit. */
  maxSteps: number
  /**
   * `max`: a depth of nested calls that certainly overflows; `allowed`: the runtime's limit as
   * remarks state it.
   */
  recursionDepth: { max: number; allowed: string }
  /** Source code that copies a list. */
  listCopyCode: (list: string) => string
}
