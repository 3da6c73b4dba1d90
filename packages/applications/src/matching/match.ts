import type { Evidence, Match, MatchRow } from '@sightline/contracts/matching/match'
import type { Profile } from '@sightline/contracts/profile/profile'
import { monthAt } from '../resume/periods.ts'
import { knockOutsOf } from './knock-outs.ts'
import { perhapsFor } from './perhaps.ts'
import { type MatchedPosting, requirementsIn } from './requirements.ts'
import {
  type IndexedResume,
  indexResume,
  type MatchedResume,
  type ResumeLine,
} from './resume-lines.ts'
import { SHOWN_LINES_MAX_COUNT, shownFor, wishOf } from './shown.ts'
import { normalisedWords } from './tokens.ts'

/** What a candidate has said of a requirement and a line, by their normalised words. */
export type VerdictOf = (requirement: string, line: string) => 'shows' | 'does-not' | undefined

export interface MatchOptions {
  resume: MatchedResume
  profile: Profile
  now: Date
  /** The candidate's own verdicts, which stand above all rules. */
  verdictOf?: VerdictOf
  /** The vector of a sentence, where it is known: see english/meanings. */
  vectorOf?: (text: string) => Float32Array | undefined
}

export interface Matcher {
  match(posting: MatchedPosting): Match
  /** The resume's lines as matches name them, in its order and each once. */
  lines: string[]
}

/**
 * Prepares a resume and a profile once, for the match of any number of postings with them. A match
 * rests on rules and on vectors that are known: nothing is encoded or fetched.
 */
export function createMatcher(options: MatchOptions): Matcher {
  const now = monthAt(options.now)
  const resume = indexResume(options.resume, now)
  const match = (posting: MatchedPosting): Match => {
    const requirements = requirementsIn(posting.lines)
    const rows = requirements.map(
      ({ text, position, isOptional }): MatchRow => ({
        requirement: text,
        position,
        isOptional,
        evidence: evidenceFor(text, resume, options, now),
        denied: deniedFor(text, resume, options),
      }),
    )
    return {
      shownCount: rows.filter(({ evidence }) => evidence.kind === 'shown').length,
      requirementCount: rows.length,
      knockOuts: knockOutsOf(posting, requirements, options.profile),
      rows,
    }
  }
  return { match, lines: [...new Set(resume.lines.map(({ text }) => text))] }
}

/** The evidence of one requirement: what the candidate has said of it, rules, then what is near. */
export function evidenceFor(
  requirement: string,
  resume: IndexedResume,
  { verdictOf, vectorOf }: Pick<MatchOptions, 'verdictOf' | 'vectorOf'>,
  now: number,
): Evidence {
  const words = normalisedWords(requirement)
  const verdict = (line: ResumeLine) => verdictOf?.(words, line.words)
  const confirmed = verdictOf ? resume.lines.filter((line) => verdict(line) === 'shows') : []
  if (confirmed.length > 0) return { kind: 'shown', lines: textsOf(confirmed), why: 'confirmed' }
  const allowed = verdictOf
    ? { ...resume, lines: resume.lines.filter((line) => verdict(line) !== 'does-not') }
    : resume
  const wish = wishOf(requirement)
  const shown = shownFor(wish, allowed, now)
  const isDenied = shown?.lines.some((line) => verdict(line) === 'does-not')
  if (shown && !isDenied) return { kind: 'shown', lines: textsOf(shown.lines), why: shown.why }
  const vectors = vectorOf && { requirement: vectorOf(requirement), lineOf: vectorOf }
  const lines = perhapsFor(wish, allowed, vectors)
  return lines.length > 0 ? { kind: 'perhaps', lines: textsOf(lines) } : { kind: 'none' }
}

function deniedFor(
  requirement: string,
  { lines }: IndexedResume,
  { verdictOf }: Pick<MatchOptions, 'verdictOf'>,
): string[] {
  if (!verdictOf) return []
  const words = normalisedWords(requirement)
  return lines.filter((line) => verdictOf(words, line.words) === 'does-not').map(({ text }) => text)
}

const textsOf = (lines: readonly ResumeLine[]): string[] =>
  lines.slice(0, SHOWN_LINES_MAX_COUNT).map(({ text }) => text)
