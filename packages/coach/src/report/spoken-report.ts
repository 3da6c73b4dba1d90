import type { SpokenRound } from '@sightline/contracts/rounds'
import type { InterviewScore } from '@sightline/contracts/scores'
import { notesText } from '../answers/notes-text.ts'
import type { Interview } from '../interview/state.ts'
import { nothingToScore, type RoundReport } from './round-report.ts'

const AUTHOR =
  'Written by the built-in coach, not by a person and not by a language model. It scores by what can be measured in your words: terms of the ' +
  'rubric and their synonyms, words that show the structure, numbers, “I” beside “we”, questions, length and filler words. It cannot tell ' +
  'whether what you said is true.'

/** The parts of a report that are specific to a spoken round. */
export const spokenReport = (round: SpokenRound): RoundReport => ({
  author: AUTHOR,
  verdictOf: (interview, score) => verdictOf(round, interview, score),
  strongerAnswer({ questions }, score, bank) {
    const [lowest] = score.questions.toSorted((a, b) => a.score - b.score)
    const question = lowest && bank.spoken?.get(lowest.slug)
    if (!question) return null
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

const VERDICTS: Record<SpokenRound, { strong: string; middling: string; start: string; nothing: string }> = {
  behavioral: {
    strong: 'your cases are complete, in order, and yours',
    middling: 'the cases are there, and parts of them are missing',
    start: 'tell one case from beginning to end before you tell more of them',
    nothing: 'No answer told a case of your own that answers the question, so there is little to score yet.',
  },
  'system-design': {
    strong: 'the design covers the checklist and weighs its decisions',
    middling: 'the design stands, and parts of the checklist are missing',
    start: 'go through the checklist once, two sentences for each item',
    nothing: 'No answer described a design for the question, so there is little to score yet.',
  },
  'sales-call': {
    strong: 'you asked, you put a number on it, and you left with a next step',
    middling: 'the call went somewhere, and parts of it are missing',
    start: 'ask before you offer, and end with a day',
    nothing: 'Nothing that was said answered the customer, so there is little to score yet.',
  },
}

function verdictOf(round: SpokenRound, interview: Interview, { overall }: InterviewScore): string {
  const { strong, middling, start, nothing } = VERDICTS[round]
  if (overall === null) return nothingToScore(interview)
  if (overall >= 3.5) return `A strong interview: ${strong}.`
  if (overall >= 2.5) return `A good interview with something to work on: ${middling}.`
  if (overall >= 1.5) return `Half of the way: ${middling}. The points below are what to work on.`
  if (overall > 0) return `A start: ${start}.`
  return nothing
}
