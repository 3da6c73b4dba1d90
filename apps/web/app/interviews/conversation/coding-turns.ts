import {
  type Authorship,
  type Interview,
  isClosing,
  type QuestionProgress,
} from '@sightline/coach/interview/state'
import type { CandidateQuestion } from '@sightline/contracts/questions/questions'
import { resultsSummary } from '../run/summary.ts'

/** One entry of the conversation in a coding interview. */
export type CodingTurn =
  | ({ kind: 'coach'; id: string; text: string } & Authorship)
  | { kind: 'candidate'; id: string; text: string }
  | { kind: 'question'; id: string; number: number; title: string }
  | { kind: 'hint'; id: string; question: string; position: number }
  | { kind: 'submission'; id: string; number: number; outcome: string }

type DatedTurn = CodingTurn & { seq: number }

/**
 * What was said so far in a coding interview, in order. Left out are the open follow-up and the
 * closing conversation, which stand below with their forms.
 */
export function codingTurns(interview: Interview, questions: CandidateQuestion[]): CodingTurn[] {
  const { talk, state } = interview
  const isOver = state === 'ended'
  const said = talk.filter(({ by }) => by !== 'remark').map(talkTurn)
  const closingIndex = talk
    .filter(({ by }) => by !== 'remark')
    .findIndex(({ by }) => by === 'closing')
  const opening = closingIndex === -1 ? said : said.slice(0, closingIndex)
  const closing = closingIndex === -1 || !isOver ? [] : said.slice(closingIndex)
  return [
    ...opening,
    ...interview.questions.flatMap((progress, index) => {
      const isLast = index === interview.questions.length - 1
      const isOpen = !isOver && !isClosing(interview) && isLast
      const title = questions.find(({ slug }) => slug === progress.question)?.title ?? ''
      const heading: CodingTurn = {
        kind: 'question',
        id: progress.question,
        number: index + 1,
        title,
      }
      const next = interview.questions[index + 1]?.askedSeq ?? Number.POSITIVE_INFINITY
      const remarks = talk.filter(
        ({ by, seq }) => by === 'remark' && seq > progress.askedSeq && seq < next,
      )
      return [heading, ...questionTurns(progress, remarks, isOpen)]
    }),
    ...closing,
  ]
}

const talkTurn = ({ seq, by, ...said }: Interview['talk'][number], index: number): CodingTurn => ({
  kind: by === 'candidate' ? 'candidate' : 'coach',
  // Questions that are not stored yet have no place in the interview's order.
  id: `talk-${index}-${seq}`,
  ...said,
})

/**
 * The hints, submissions, follow-ups and remarks of a question, and giving it up. An answer stands right
 * after its follow-up.
 */
function questionTurns(
  progress: QuestionProgress,
  remarks: Interview['talk'],
  isOpen: boolean,
): CodingTurn[] {
  const { question, hintSeqs, submissions, followUp, pastFollowUps, gaveUp } = progress
  const hints = hintSeqs.map(
    (seq, index): DatedTurn => ({
      kind: 'hint',
      id: `hint-${seq}`,
      seq,
      question,
      position: index + 1,
    }),
  )
  const judged = submissions.flatMap(({ id, seq, results }, index): DatedTurn[] =>
    results === null
      ? []
      : [{ kind: 'submission', id, seq, number: index + 1, outcome: resultsSummary(results) }],
  )
  const followUps = [...pastFollowUps, ...(followUp ? [followUp] : [])].flatMap(
    ({ seq, text, answer, said, author, isCutShort }): DatedTurn[] => {
      if (answer === null && isOpen) return []
      const authorship: Authorship = {
        ...(author !== undefined && { author }),
        ...(isCutShort && { isCutShort }),
      }
      return [
        { kind: 'coach', id: `follow-up-${seq}`, seq, text, ...authorship },
        { kind: 'candidate', id: `answer-${seq}`, seq, text: said ?? '' },
      ]
    },
  )
  const givenUp: DatedTurn[] = gaveUp
    ? [
        {
          kind: 'candidate',
          id: `gave-up-${gaveUp.seq}`,
          seq: gaveUp.seq,
          text: 'I give up this question.',
        },
      ]
    : []
  const remarked = remarks.map(
    ({ seq, text }): DatedTurn => ({ kind: 'coach', id: `remark-${seq}`, seq, text }),
  )
  return [...hints, ...judged, ...followUps, ...remarked, ...givenUp]
    .sort((a, b) => a.seq - b.seq)
    .map(({ seq: _, ...turn }) => turn)
}
