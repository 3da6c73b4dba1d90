import type { GivenCode, Signature, TestResult } from '@sightline/contracts/questions/questions'
import { isClassSignature } from '@sightline/languages/class-signature'
import { truncate } from '@sightline/languages/format-value'
import { functionName } from '@sightline/languages/function-name'
import { inSentence } from '@sightline/languages/text-table'
import type { QuestionProgress, Submission } from '../interview/state.ts'
import { isPassed } from '../interview/test-results.ts'
import type { FollowUpBody } from './round-strategy.ts'

const SORTING = /\.sort\(|\bsorted\(|\.sort!|\.sort_by|\.sort\b|\bsort\(|\.toSorted\(/
const COLLECTIONS =
  /new (Map|Set)\b|\bdict\(|\bset\(|\bdefaultdict\b|\bCounter\(|\bHash\.new\b|\bunordered_(map|set)\b|= \{\}/
const VALUE_MAX_LENGTH = 80

/**
 * Chooses the follow-up to a judged submission, by the first of these that applies: a failed test,
 * hints, the cost of a query, recursion, sorting, a collection that grows, the cost. Lines that the
 * candidate was given are not asked about.
 */
export function chooseFollowUp(
  { hintsAsked }: Pick<QuestionProgress, 'hintsAsked'>,
  { code, language, results }: Pick<Submission, 'code' | 'language' | 'results'>,
  { signature, givenCode }: { signature: Signature; givenCode?: GivenCode | undefined },
): FollowUpBody {
  const failing = results?.find((result) => !isPassed(result))
  if (failing) return aboutFailure(failing)
  if (hintsAsked > 1)
    return {
      about: 'hints',
      text: `You asked for ${hintsAsked} hints. In your own words, why is the approach correct, and what does it cost?`,
    }
  if (language === 'sql')
    return {
      about: 'cost',
      text: 'Suppose the largest table had a hundred million rows. Which steps of your query would read or sort all of them, and which index would help?',
    }
  const name = functionName(signature, language)
  const lines = code.split('\n')
  const given = new Set(givenCode?.[language]?.split('\n').map((line) => line.trim()))
  const firstOwn = (numbers: number[]) =>
    numbers.find((number) => !given.has(lines[number - 1]?.trim() ?? ''))
  const [, ...calls] = linesWith(lines, new RegExp(`\\b${name}\\s*\\(`))
  const call = isClassSignature(signature) ? undefined : firstOwn(calls)
  if (call !== undefined)
    return {
      about: 'recursion',
      text: `On line ${call} your ${name} calls itself. How deep can the recursion go for the largest input, and how would you write it without recursion?`,
    }
  const sort = firstOwn(linesWith(lines, SORTING))
  if (sort)
    return {
      about: 'sorting',
      text: `Your solution sorts on line ${sort}. What does that cost, and what would you change if the items arrived one at a time, as a stream?`,
    }
  const kept = firstOwn(linesWith(lines, COLLECTIONS))
  if (kept)
    return {
      about: 'memory',
      text: `On line ${kept} you start to store what you have seen. How large can that grow, and what would you do if it did not fit in memory?`,
    }
  return {
    about: 'cost',
    text: 'What does your solution cost in time and memory as the input grows, and which input is its worst case?',
  }
}

function aboutFailure({ name, status, expected, got, error }: TestResult): FollowUpBody {
  if (status === 'timeout' || status === 'not-run')
    return {
      about: 'too-slow',
      text: `Your submission ran out of time at the test “${name}”. Which lines do the most work there, and what would you change?`,
    }
  const outcome =
    got === null
      ? `stopped with “${short(error?.message ?? 'an error')}”`
      : `gave ${short(got)} where ${short(expected)} was expected`
  return {
    about: 'failed-test',
    text: `The test “${name}” ${outcome}. Which assumption about the input does not hold there?`,
  }
}

const short = (text: string) => truncate(inSentence(text), VALUE_MAX_LENGTH)

/** The numbers of the matching lines, from 1. Comments do not count. */
const linesWith = (lines: string[], pattern: RegExp): number[] =>
  lines.flatMap((line, index) => (pattern.test(line.replace(/(\/\/|#).*/, '')) ? [index + 1] : []))
