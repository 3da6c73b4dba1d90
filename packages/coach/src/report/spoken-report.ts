import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import type { InterviewScore } from '@sightline/contracts/interviews/scores'
import { answeredSlugs } from '../interview/has-answers.ts'
import { notesText } from '../interview/notes-text.ts'
import type { Interview } from '../interview/state.ts'
import { nothingToScore, type RoundReport } from './round-report.ts'

const AUTHOR =
  'Written by the built-in coach, not by a person and not by a language model. It scores by what your sentences ' +
  'mean, compared with examples for and against each dimension, and by what can be measured: terms, numbers, “I” beside “we”, questions, ' +
  'length and filler words. It quotes what it found; what it did not find may still be there. Where it is not sure, it gives a range. It ' +
  'cannot tell whether what you said is true.'

/** The sample answers of the bank score about as high. */
const STRONGER_SHOWN_BELOW = 3.5

/** The parts of a report that are specific to a spoken round. */
export const spokenReport = (round: SpokenRound): RoundReport => ({
  author: AUTHOR,
  verdictOf: (interview, score) => verdictOf(round, interview, score),
  strongerAnswer(interview, score, bank) {
    const { questions } = interview
    const slugs = answeredSlugs(interview)
    const answered = score.questions.filter(({ slug }) => slugs.has(slug))
    const [lowest] = (answered.length > 0 ? answered : score.questions).toSorted(
      (a, b) => a.score - b.score,
    )
    const question = lowest && bank.spoken?.get(lowest.slug)
    // Nobody has written an answer to a question outside the bank, and one that is as good as the
    // bank's needs no other.
    if (!question || 'isOpen' in question || lowest.score >= STRONGER_SHOWN_BELOW) return null
    const progress = questions.find((asked) => asked.question === question.slug)
    const given = [
      ...(progress?.answers.map(({ text }) => text) ?? []),
      progress?.notes ? notesText(progress.notes) : '',
    ]
    return {
      question: question.statement,
      given: given.filter((text) => text.trim() !== '').join('\n\n'),
      stronger: question.stronger,
    }
  },
})

const VERDICTS: Record<
  SpokenRound,
  { strong: string; middling: string; start: string; nothing: string }
> = {
  behavioral: {
    strong: 'your stories are complete, well ordered and about your own work',
    middling: 'your stories answer the questions, but parts of them are missing',
    start: 'tell one story from beginning to end before you tell another',
    nothing:
      'No answer told a story of your own that fits the question, so there is little to score yet.',
  },
  'system-design': {
    strong: 'the design covers the checklist and weighs its decisions',
    middling: 'the design works, but parts of the checklist are missing',
    start: 'go through the checklist once, with two sentences on each item',
    nothing: 'No answer described a design for the question, so there is little to score yet.',
  },
  'sales-call': {
    strong: 'you asked questions, named numbers and agreed on a next step',
    middling: 'the call made progress, but parts of it are missing',
    start: 'ask before you offer, and end with a dated next step',
    nothing: 'No answer addressed what the customer said, so there is little to score yet.',
  },
}

function verdictOf(round: SpokenRound, interview: Interview, { overall }: InterviewScore): string {
  const { strong, middling, start, nothing } = VERDICTS[round]
  if (overall === null) return nothingToScore(interview)
  if (overall >= 3.5) return `A strong interview: ${strong}.`
  if (overall >= 2.5) return `A good interview with room to improve: ${middling}.`
  if (overall >= 1.5) return `Halfway there: ${middling}. Work on the points below.`
  if (overall > 0) return `A start: ${start}.`
  return nothing
}
