import type { InterviewContext } from '@sightline/contracts/context/context'
import type { PlannedQuestion } from '@sightline/contracts/interviews/events'
import type { Prompt } from '../adapters/model.ts'
import { FENCE_RULE, fence } from '../models/public.ts'

const INSTRUCTIONS = `You write one question for a coding interview, set in the work that a job description describes. The candidate writes one pure function.
- “title”: at most eight plain words that do not give the approach away. “statement”: Markdown in short, precise sentences of English: what each parameter holds, what to return, and what happens in unclear cases (ties, nothing found). It explains every word of the trade, talks only of the problem, and names no approach.
- “functionName” and “parameters” in camelCase. Types: int, float, bool or string, with [] for each list dimension. “returns” is such a type too. “isOrderFree” is true when the items of a returned list may come in any order.
- “constraints”: the least and the largest size and value of every parameter, in Markdown code.
- “examples”: three. “arguments” is a JSON list with one value for each parameter, “result” the JSON value that the function returns, “explanation” one sentence that says why.
- “tests”: 24 further calls as “arguments”, each with a short “name”: small ordinary cases first, then the edge cases (smallest, largest values, equal values, ties, nothing found, already in order), then five larger ones of 50 to 200 items written out in full. Their results are computed by running your reference.
- “reference”: a correct and efficient solution in plain JavaScript: a function of that name and whatever it needs, without imports, input or output, dates and random numbers. It must not change its arguments.
- “hints”: three, from a nudge to the approach. “reasoning”: the steps that lead to the solution, with the slow one first. “time” and “space” of the reference, as in O(n log n).
Work the examples out by hand before you write them: a question whose examples contradict its reference is thrown away.`

const MAX_OUTPUT_TOKENS = 8000

interface WritingInput {
  planned: PlannedQuestion
  job: NonNullable<InterviewContext['jobDescription']>
  /** Why the question that was written before is not used; null at the first attempt. */
  fault: string | null
}

/**
 * The prompt for writing a question. Of the personal context, it contains only the job description.
 */
export const writingPrompt = ({
  planned: { topic, difficulty, minutes },
  job,
  fault,
}: WritingInput): Prompt => ({
  instructions: `${INSTRUCTIONS}\n\n${FENCE_RULE}`,
  prompt: [
    `The topic: ${topic}. The difficulty: ${difficulty}, to be solved in ${minutes} minutes.`,
    `The job:\n${fence('job-description', `${job.title}\n${job.text}`)}`,
    ...(fault === null ? [] : [`An earlier question was thrown away: ${fault} Write another one.`]),
  ].join('\n\n'),
  maxOutputTokens: MAX_OUTPUT_TOKENS,
})
