import {
  ALL_SPOKEN_TOPICS,
  SPOKEN_ROUNDS,
  type SpokenRound,
} from '@sightline/contracts/interviews/rounds'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import type { Interview } from '../interview/state.ts'
import { criteriaOf } from '../rubrics/spoken-rubrics.ts'

/**
 * A question that somebody was asked in a real conversation, and that no question of the bank is
 * close to. It has no plain wording, terms, follow-ups and sample answers of its own: its answers
 * are judged on the rubric of its round alone.
 */
export type OpenQuestion = Omit<SpokenQuestion, 'plain' | 'about' | 'stronger' | 'weak'> & {
  isOpen: true
}

/** What the score of an answer to an open question rests on. */
export const OPEN_SCORING =
  'The coach has no rubric of its own for this question, so it scores how you answer on the rubric of the round, and ' +
  'cannot tell whether your answer is complete.'

/** A spoken question that an interview can ask. */
export type AskableQuestion = SpokenQuestion | OpenQuestion

type Described = Pick<OpenQuestion, 'slug' | 'topic' | 'difficulty' | 'minutes'>

const TITLE_MAX_LENGTH = 60

/** The open question of a round with this text. */
export const openQuestion = (
  round: SpokenRound,
  { slug, topic, difficulty, minutes }: Described,
  text: string,
): OpenQuestion => ({
  isOpen: true,
  round,
  slug,
  topic,
  difficulty,
  minutes,
  title: titleOf(text),
  statement: text,
  terms: {},
  followUps: [],
  looksFor: criteriaOf(round).map(([dimension, { advice }]) => ({ dimension, text: advice })),
})

/** The first words of a text, whole ones. */
const titleOf = (text: string) =>
  text.length <= TITLE_MAX_LENGTH
    ? text
    : `${text.slice(0, TITLE_MAX_LENGTH).replace(/[\s,;:]*\s\S*$/, '')}…`

/** The open questions of an interview, in the words in which they are asked. */
export function openQuestionsOf({
  plan,
  leadIns,
}: Pick<Interview, 'plan' | 'leadIns'>): OpenQuestion[] {
  const round = SPOKEN_ROUNDS.find((spoken) => spoken === plan?.round)
  if (!plan || !round) return []
  return plan.questions.flatMap((planned) => {
    const topic = ALL_SPOKEN_TOPICS.find((spoken) => spoken === planned.topic)
    const text = planned.isOpen && leadIns[planned.slug]?.text
    return topic && text ? [openQuestion(round, { ...planned, topic }, text)] : []
  })
}
