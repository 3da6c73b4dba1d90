import type { AnswerSource } from '@sightline/contracts/live/events'
import { type JobFacts, jobFacts, jobSource } from '../background/job-facts.ts'
import {
  type Deed,
  type ResumeFacts,
  resumeFacts,
  resumeSource,
  saidDeed,
} from '../background/resume-facts.ts'
import { dutyVerb, lowerFirst, plainLine, toThem } from '../background/spoken-line.ts'
import { termsOf } from '../background/terms.ts'
import type { Asked } from '../background.ts'
import type { Story } from './stories.ts'

/** What an answer about the person rests on. */
export interface Person {
  question: string
  notes: string
  resume: ResumeFacts | null
  job: (JobFacts & { title: string; text: string }) | null
  stories: readonly Story[]
}

export const personOf = ({ prompt, context, notes }: Asked): Person => ({
  question: prompt.question,
  notes,
  resume: context?.resume ? resumeFacts(context.resume) : null,
  job: context?.jobDescription
    ? { ...jobFacts(context.jobDescription), ...context.jobDescription }
    : null,
  stories: context?.stories ?? [],
})

/** The other side by its name. */
export const theirs = ({ job }: Person) => job?.company ?? 'your company'

export const deedSource = (deed: Deed | undefined): AnswerSource[] =>
  deed ? [resumeSource(deed)] : []

export const postingSource = ({ job }: Person, line: string | undefined): AnswerSource[] =>
  job && line ? [jobSource(job.title, line)] : []

/** What somebody did, with where it was if that is in the past. */
export const placedDeed = (deed: Deed) => {
  const text = saidDeed(deed)
  const { position } = deed
  return position?.employer && !position.isCurrent && !text.includes(position.employer)
    ? `At ${position.employer} ${text}`
    : text
}

export const withArticle = (title: string) =>
  /^[aeiou]/i.test(title) ? `an ${title}` : `a ${title}`

/** The line of the posting and what the person did that have most in common. */
export function bestMatch({ resume }: Person, lines: readonly string[]) {
  const pairs = lines.flatMap((line) =>
    (resume?.deeds ?? []).map((deed, index) => {
      const terms = termsOf(line)
      const shared = [...termsOf(deed.text)].filter((term) => terms.has(term)).length
      return { line, deed, shared, index }
    }),
  )
  const [best] = pairs
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.index - b.index)
  if (best) return best
  return { line: lines[0], deed: resume?.deeds[0], shared: 0 }
}

/** What draws somebody to a posting, after `is`. */
export function drawOf(duty: string): string {
  const verb = dutyVerb(duty)
  return verb
    ? `the chance to ${verb}`
    : `this part of the role: ${toThem(lowerFirst(plainLine(duty)))}`
}
