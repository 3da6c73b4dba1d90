import type { Language } from '@sightline/contracts/questions'

/** Languages whose code the coach reads. */
export const ANALYSED_LANGUAGES: readonly Language[] = ['javascript', 'typescript', 'python']

/**
 * What a remark is about, the most urgent first: `edge-case` comes from running the code, all others from reading it.
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
] as const
export type RemarkKind = (typeof REMARK_KINDS)[number]

/** Something worth saying about a candidate's code. `line` counts from 1. Texts are Markdown of one line. */
export type Remark = {
  kind: RemarkKind
  line: number
  /** What is the matter. */
  message: string
  /** Why it matters for this question, with the constraint quoted where one decides. */
  reason: string
}

/** The most urgent first, and from top to bottom among equals. */
export const byUrgency = (remarks: Remark[]): Remark[] =>
  remarks.toSorted((a, b) => REMARK_KINDS.indexOf(a.kind) - REMARK_KINDS.indexOf(b.kind) || a.line - b.line)
