import { toPlanned } from '@sightline/coach/interviewer/plan-interview'
import type { PlannableQuestion } from '@sightline/coach/rounds/coach-bank'
import type { NewEvent, Plan } from '@sightline/contracts/interview-events'
import { LEAD_IN_MAX_LENGTH } from '@sightline/contracts/interview-limits'
import { z } from 'zod'
import { repeatsInstructions, visibleText } from '../models/public.ts'

/** The form in which a model is to answer. What is too long is dropped one by one, not all together. */
export const Proposal = z.object({
  questions: z
    .array(z.object({ planned: z.string().max(80), ask: z.string().max(80), leadIn: z.string().max(2000) }))
    .max(20),
})

type Fitted = Extract<NewEvent, { type: 'plan-fitted' }>['questions']

interface Bounds {
  plan: Plan
  /** What may be asked in the place of each planned question, by its slug. */
  alternatives: ReadonlyMap<string, PlannableQuestion[]>
  instructions: string
}

/**
 * What may be asked of a model's proposal: for each planned question at most one of its alternatives or itself, none twice, with a lead-in
 * that may be shown. The rest is dropped, and the plan stands there.
 */
export function checkProposal(
  { questions }: z.output<typeof Proposal>,
  { plan, alternatives, instructions }: Bounds,
): Fitted {
  const asked = new Set<string>()
  return plan.questions.flatMap((planned) => {
    const proposed = questions.find((one) => one.planned === planned.slug)
    const leadIn = proposed && shownLeadIn(proposed.leadIn, instructions)
    if (!leadIn || asked.has(proposed.ask)) return []
    const other = alternatives.get(planned.slug)?.find(({ slug }) => slug === proposed.ask)
    if (!other && proposed.ask !== planned.slug) return []
    asked.add(proposed.ask)
    if (!other) return [{ instead: planned.slug, planned, leadIn }]
    return [{ instead: planned.slug, planned: toPlanned(other), leadIn }]
  })
}

const LEAD_IN_MIN_LENGTH = 12
const MARKUP = /[<>`*[\]{}|\\~^]|__|:\/\/|\bwww\.|@|^\s*[#>+-]/
/** A name of a site, other than names of techniques such as Node.js and ASP.NET. */
const ADDRESS = /[a-z0-9-]\.(?!js\b|net\b)[a-z]{2,}/i
/** Whoever reads it, and how it went: of both a lead-in knows nothing. */
const OFF_LIMITS = /\b(you|your|yours|yourself|candidates?|applicants?|scor(e|es|ed|ing)|marks?|passed|failed|hired)\b/i
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}]/u

/** A lead-in as one line; null for one that is not plain words about the job. */
function shownLeadIn(written: string, instructions: string): string | null {
  // What a person cannot see, an honest model does not write.
  if (visibleText(written) !== written || repeatsInstructions(instructions, written)) return null
  const text = written.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (text.length < LEAD_IN_MIN_LENGTH || text.length > LEAD_IN_MAX_LENGTH) return null
  return [MARKUP, ADDRESS, OFF_LIMITS, FOREIGN].some((refused) => refused.test(text)) ? null : text
}
