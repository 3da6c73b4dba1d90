import { toPlanned } from '@sightline/coach/interviewer/plan-interview'
import type { SeenIndex } from '@sightline/coach/interviewer/seen-questions'
import type { PlannableQuestion } from '@sightline/coach/rounds/coach-bank'
import type { NewEvent, Plan } from '@sightline/contracts/interviews/events'
import { LEAD_IN_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import { z } from 'zod'
import { repeatsInstructions, visibleText } from '../models/public.ts'

/**
 * The shape of a model's answer. Its limits are generous: texts that are too long are dropped one
 * by one, not with the whole answer.
 */
export const Proposal = z.object({
  questions: z
    .array(
      z.object({
        planned: z.string().max(80),
        ask: z.string().max(80),
        leadIn: z.string().max(2000),
      }),
    )
    .max(20),
})

type Fitted = Extract<NewEvent, { type: 'plan-fitted' }>['questions']

interface Bounds {
  plan: Plan
  /** The questions that may replace each planned question, by the planned question's slug. */
  alternatives: ReadonlyMap<string, PlannableQuestion[]>
  seen: SeenIndex
  instructions: string
}

/**
 * The part of a model's proposal that may be used: for each planned question itself or one of its
 * alternatives, no question and no family twice, each with a lead-in that may be shown. Where the
 * proposal is dropped, the planned question stays.
 */
export function checkProposal(
  { questions }: z.output<typeof Proposal>,
  { plan, alternatives, seen, instructions }: Bounds,
): Fitted {
  const asked = new Set<string>()
  return plan.questions.flatMap((planned) => {
    const proposed = questions.find((item) => item.planned === planned.slug)
    const leadIn = proposed && shownLeadIn(proposed.leadIn, instructions)
    if (!leadIn || asked.has(proposed.ask)) return []
    const alternative = alternatives.get(planned.slug)?.find(({ slug }) => slug === proposed.ask)
    if (!alternative && proposed.ask !== planned.slug) return []
    if (alternative?.family && asked.has(alternative.family)) return []
    asked.add(proposed.ask).add(alternative?.family ?? proposed.ask)
    if (!alternative) return [{ instead: planned.slug, planned, leadIn }]
    return [{ instead: planned.slug, planned: toPlanned(alternative, seen), leadIn }]
  })
}

const LEAD_IN_MIN_LENGTH = 12
const MARKUP = /[<>`*[\]{}|\\~^]|__|:\/\/|\bwww\.|@|^\s*[#>+-]/
/** A domain name, other than technologies such as Node.js and ASP.NET. */
const ADDRESS = /[a-z0-9-]\.(?!js\b|net\b)[a-z]{2,}/i
/** Words about the candidate or the candidate's results, of which a lead-in knows nothing. */
const OFF_LIMITS =
  /\b(you|your|yours|yourself|candidates?|applicants?|scor(e|es|ed|ing)|marks?|passed|failed|hired)\b/i
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}]/u

/** A lead-in as one line; null unless it is plain text about the job. */
function shownLeadIn(written: string, instructions: string): string | null {
  // Invisible characters in a lead-in come from an injection.
  if (visibleText(written) !== written || repeatsInstructions(instructions, written)) return null
  const text = written.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (text.length < LEAD_IN_MIN_LENGTH || text.length > LEAD_IN_MAX_LENGTH) return null
  return [MARKUP, ADDRESS, OFF_LIMITS, FOREIGN].some((refused) => refused.test(text)) ? null : text
}
