import type { Language } from '@sightline/contracts/languages/languages'

/** Languages that the analysis supports. */
export const ANALYSED_LANGUAGES: readonly Language[] = ['javascript', 'typescript', 'python']

/**
 * Kinds of remarks, the most urgent first. `edge-case` comes from running the code, all others from
 * reading it. The last three are of style, and `own-tests` is praise.
 */
export const REMARK_KINDS = [
  'syntax',
  'endless-loop',
  'missing-return',
  'complexity',
  'deep-recursion',
  'edge-case',
  'off-by-one',
  'sort-order',
  'list-equality',
  'mutation',
  'unreachable',
  'unused',
  'repetition',
  'naming',
  'own-tests',
] as const
export type RemarkKind = (typeof REMARK_KINDS)[number]

/** A comment on a candidate's code. `line` counts from 1. Texts are single lines of Markdown. */
export type Remark = {
  kind: RemarkKind
  line: number
  /** The problem. */
  message: string
  /**
   * Why the problem matters for this question, with the deciding constraint quoted if there is one.
   */
  reason: string
  /** True for a remark on cost that comes from reading the code and was not measured. */
  isGuess?: true
}

/** Sorts remarks by urgency, then by line. */
export const byUrgency = (remarks: Remark[]): Remark[] =>
  remarks.toSorted(
    (a, b) => REMARK_KINDS.indexOf(a.kind) - REMARK_KINDS.indexOf(b.kind) || a.line - b.line,
  )
