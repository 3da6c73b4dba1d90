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

/** The parts of a report that are specific to the spoken rounds. */
export const SPOKEN_REPORT: RoundReport = {
  author: AUTHOR,
  verdictOf,
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
      ...(progress?.answers.map(({ own }) => own) ?? []),
      progress?.notes ? notesText(progress.notes) : '',
    ]
    return {
      question: question.statement,
      given: given.filter((text) => text.trim() !== '').join('\n\n'),
      stronger: question.stronger,
    }
  },
}

function verdictOf(interview: Interview, { overall }: InterviewScore): string {
  if (overall === null) return nothingToScore(interview)
  if (overall >= 3.5) return 'A strong interview: the levels are at or near the top.'
  if (overall >= 2.5) return 'A good interview: the points below would lift it.'
  if (overall >= 1.5) return 'Halfway there: work on the points below.'
  if (overall > 0) return 'A start: begin with the points below.'
  return 'The coach found nothing that it could score with certainty.'
}
