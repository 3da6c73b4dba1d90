import type { PlannableQuestion } from '@sightline/coach/rounds/coach-bank'
import type { InterviewContext } from '@sightline/contracts/context/context'
import type { PlannedQuestion } from '@sightline/contracts/interviews/events'
import { LEAD_IN_MAX_LENGTH } from '@sightline/contracts/interviews/limits'
import type { InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { Prompt } from '../adapters/model.ts'
import { FENCE_RULE, fence } from '../models/public.ts'

export type Offered = PlannableQuestion & { title: string }

interface FittingInput {
  round: InterviewRound
  planned: (PlannedQuestion & { title: string })[]
  /** All questions that may replace a planned one. */
  offered: Offered[]
  job: NonNullable<InterviewContext['jobDescription']>
}

const INSTRUCTIONS = `You fit a mock job interview to a job description. For each planned question give “planned”, its name; “ask”, the name of the question to ask in its place: one of the offered ones that suits the job better, or the planned one itself; and “leadIn”, one or two sentences of English that set that question in the work of this job, in the job’s own terms, to be read before it. Ask no question twice, and about different topics where you can. A lead-in speaks of the job, the team or the product, and never of whoever reads it: no “you” or “your”. It asks nothing, adds no requirement, gives no hint and says nothing of scores. Plain words of at most ${LEAD_IN_MAX_LENGTH} characters: no markup, no addresses.`
const TOKENS_EACH = 200

/**
 * The prompt for fitting questions to a job. Of the personal context, it contains only the job
 * description.
 */
export function fittingPrompt({ round, planned, offered, job }: FittingInput): Prompt {
  return {
    instructions: `${INSTRUCTIONS}\n\n${FENCE_RULE}`,
    prompt: [
      `The round: ${round}`,
      `The job:\n${fence('job-description', `${job.title}\n${job.text}`)}`,
      `Planned:\n${planned.map(described).join('\n')}`,
      `Offered in their place:\n${offered.map(described).join('\n') || 'none'}`,
    ].join('\n\n'),
    maxOutputTokens: 200 + planned.length * TOKENS_EACH,
  }
}

const described = ({
  slug,
  title,
  topic,
  difficulty,
}: Pick<Offered, 'slug' | 'title' | 'topic' | 'difficulty'>) =>
  `${slug}: ${title} (${topic}, ${difficulty})`
