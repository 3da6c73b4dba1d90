import { type Meanings, similarity } from '@sightline/english/meanings'
import { sentencesOf, stemsOf } from '@sightline/english/sentences'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'

type Described = Pick<SpokenQuestion, 'title' | 'statement' | 'about'>

/** A question of the bank that is close to one of a real conversation by words, or by meaning. */
export interface ClosestQuestion<Question> {
  question: Question
  isClose: boolean
}

/**
 * The share of a question's own weight that the two have in common, and the similarity of their
 * meanings.
 */
const CLOSE_BY_WORDS = 0.5
const CLOSE_BY_MEANING = 0.5
const MEANING_WEIGHT = 0.6
/** A word that only the concepts of a question name counts less than one of its statement. */
const CONCEPT_WEIGHT = 0.7

/** The question of a round that is closest to a text; null for an empty round. */
export function closestQuestion<Question extends Described>(
  text: string,
  questions: readonly Question[],
  meanings?: Meanings,
): ClosestQuestion<Question> | null {
  const described = questions.map((question) => ({ question, ...stemsFor(question) }))
  const weightOf = (stem: string) => {
    const count = described.filter(
      ({ statement, concepts }) => statement.has(stem) || concepts.has(stem),
    ).length
    return count === 0 ? 0 : Math.log((described.length + 1) / count)
  }
  const weights = new Map([...new Set(stemsOf(text))].map((stem) => [stem, weightOf(stem)]))
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const scored = described.map(({ question, statement, concepts }) => {
    const shared = [...weights].reduce((sum, [stem, weight]) => {
      if (statement.has(stem)) return sum + weight
      return concepts.has(stem) ? sum + weight * CONCEPT_WEIGHT : sum
    }, 0)
    const byWords = total === 0 ? 0 : shared / total
    const byMeaning = meaningOf(text, question, meanings)
    return { question, byWords, byMeaning, score: byWords + MEANING_WEIGHT * (byMeaning ?? 0) }
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  if (!best) return null
  const isClose =
    best.byMeaning === null ? best.byWords >= CLOSE_BY_WORDS : best.byMeaning >= CLOSE_BY_MEANING
  return { question: best.question, isClose }
}

type Stems = { statement: ReadonlySet<string>; concepts: ReadonlySet<string> }
const stemsByQuestion = new WeakMap<Described, Stems>()

/** The stems of a question's own words and of its concepts, computed once for each question. */
function stemsFor(question: Described): Stems {
  const known = stemsByQuestion.get(question)
  if (known) return known
  const statement = new Set(stemsOf(`${question.title} ${question.statement}`))
  const concepts = new Set(question.about.flatMap((line) => line.split('|').flatMap(stemsOf)))
  stemsByQuestion.set(question, { statement, concepts })
  return { statement, concepts }
}

/**
 * The sentences whose meanings must be known to tell which question is closest to each of the
 * texts.
 */
export const closenessTexts = (
  texts: readonly string[],
  questions: readonly Described[],
): string[] => [...texts.flatMap(sentenceTexts), ...questions.flatMap(ownSentenceTexts)]

const sentenceTexts = (text: string) =>
  sentencesOf([{ text, seq: 0 }]).map((sentence) => sentence.text)
const ownSentenceTexts = ({ title, statement }: Described) =>
  [title, statement].flatMap(sentenceTexts)

/**
 * The highest similarity of a sentence of the text and one of the question; null where none is
 * known.
 */
function meaningOf(
  text: string,
  question: Described,
  meanings: Meanings | undefined,
): number | null {
  if (!meanings) return null
  const vectorsOf = (texts: string[]) =>
    texts.flatMap((sentence) => meanings.vectorOf(sentence) ?? [])
  const own = vectorsOf(sentenceTexts(text))
  const others = vectorsOf(ownSentenceTexts(question))
  if (own.length === 0 || others.length === 0) return null
  return Math.max(...own.flatMap((vector) => others.map((other) => similarity(vector, other))))
}
