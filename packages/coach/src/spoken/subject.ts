import { holds } from './find-terms.ts'
import { type Sentence, sentencesOf, stemsOf } from './sentences.ts'
import type { SpokenQuestion } from './spoken-question.ts'

/** The stems of each way to name each of some terms. */
type Ways = string[][][]

/** What sets a question apart: those ways to name its terms that are its own, and those of each other question of its round. */
export type Subject = { own: Ways; others: Ways[] }

/** How many terms of the question's own an answer names, and how many of that other question which it fits best. */
export type Fit = { own: number; elsewhere: number }

/** What more of the strong answers to other questions say as well sets none apart. */
const COMMON_SHARE = 0.1

type Answer = { stems: ReadonlySet<string>; sentences: string[][] }

/**
 * Gives each question of a bank its subject: of its terms the ways that hardly any strong answer to another question of its round uses.
 * The same bank gives the same subjects.
 */
export function withSubjects(questions: SpokenQuestion[]): SpokenQuestion[] {
  const strong = questions.map(({ round, slug, stronger }) => ({
    round,
    slug,
    answer: asAnswer(sentencesOf([{ text: stronger, seq: 0 }])),
  }))
  const own = questions.map(({ round, slug, terms }) => {
    const others = strong.flatMap((one) => (one.round === round && one.slug !== slug ? [one.answer] : []))
    const isRare = (way: string[]) =>
      others.filter((answer) => says(answer, way)).length <= others.length * COMMON_SHARE
    const ways = Object.values(terms).flatMap((lines) =>
      lines.map((line) => line.split('|').map(stemsOf).filter(isRare)),
    )
    return { round, slug, ways }
  })
  return questions.map((question) => ({
    ...question,
    subject: {
      own: own.find(({ slug }) => slug === question.slug)?.ways ?? [],
      others: own.flatMap(({ round, slug, ways }) =>
        round === question.round && slug !== question.slug ? [ways] : [],
      ),
    },
  }))
}

/** Whether an answer speaks of this question or of another of its round. */
export function fitOf({ own, others }: Subject, sentences: Sentence[]): Fit {
  const answer = asAnswer(sentences)
  const named = (ways: Ways) => ways.filter((line) => line.some((way) => says(answer, way))).length
  return { own: named(own), elsewhere: Math.max(0, ...others.map(named)) }
}

function asAnswer(sentences: Sentence[]): Answer {
  const all = sentences.map(({ stems }) => stems)
  return { stems: new Set(all.flat()), sentences: all }
}

const says = ({ stems, sentences }: Answer, way: string[]) =>
  way.every((stem) => stems.has(stem)) && (way.length === 1 || sentences.some((sentence) => holds(sentence, way)))
