import type { SpokenRound } from '@sightline/contracts/rounds'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { asSpoken, says, searchIn } from '../text/phrase-search.ts'
import { type Sentence, sentencesOf, stemsOf } from '../text/sentences.ts'
import { asConcept, type Concept, type NamedConcept, namedConcepts, strengthOf } from './concepts.ts'

/** The stems of each way to name each of some terms. */
type Ways = string[][][]

/** What a question is about, and those ways to name its terms that are its own. */
type TopicProfile = { slug: string; about: Concept[]; terms: Ways }

/** What sets a question apart from the others of its round. */
export type TopicProfiles = { own: TopicProfile; others: TopicProfile[] }

/** How well an answer fits the question, and how well the other of its round which it fits best. */
export type TopicFit = {
  concepts: NamedConcept[]
  /** How much it speaks of what the question is about, and of what another is about, of all of it. */
  strength: number
  strengthElsewhere: number
  /** How many of the question's own terms it names, and how many of another's. */
  terms: number
  termsElsewhere: number
}

/** What more of the strong answers to other questions say as well sets none apart. */
const COMMON_SHARE = 0.1

/** Gives each question of a bank its subject, found for the whole round when one is first asked for. The same bank gives the same subjects. */
export function withTopicProfiles(
  questions: SpokenQuestion[],
): (SpokenQuestion & { topicProfiles: TopicProfiles | undefined })[] {
  const found = new Map<SpokenRound, TopicProfile[]>()
  const ofRound = (round: SpokenRound) => {
    const own = found.get(round) ?? ownOf(questions.filter((question) => question.round === round))
    found.set(round, own)
    return own
  }
  return questions.map((question) => ({
    ...question,
    get topicProfiles() {
      const all = ofRound(question.round)
      const own = all.find(({ slug }) => slug === question.slug)
      return own && { own, others: all.filter((one) => one !== own) }
    },
  }))
}

function ownOf(questions: SpokenQuestion[]): TopicProfile[] {
  const [strong, weak] = [answersOf(questions, 'stronger'), answersOf(questions, 'weak')]
  return questions.map(({ slug, about, terms }) => {
    const others = questions.length - 1
    const isRare = (way: string[]) => strong.countBeside(slug, way) <= others * COMMON_SHARE
    const shareOf = (way: string[]) =>
      (strong.countBeside(slug, way) + weak.countBeside(slug, way) + 1) / (2 * others + 1)
    return {
      slug,
      about: about.map((line) => asConcept(line, shareOf)),
      terms: Object.values(terms).flatMap((lines) => lines.map((line) => line.split('|').map(stemsOf).filter(isRare))),
    }
  })
}

/** The answers of one kind in the bank. `countBeside` says how many of them hold a phrase, that of one question left out. */
function answersOf(questions: SpokenQuestion[], kind: 'stronger' | 'weak') {
  const answers = new Map(
    questions.map((question) => [asSpoken(sentencesOf([{ text: question[kind], seq: 0 }])), question.slug]),
  )
  const search = searchIn([...answers.keys()])
  return {
    countBeside: (slug: string, way: string[]) => search(way).filter((answer) => answers.get(answer) !== slug).length,
  }
}

/** Whether an answer speaks of this question or of another of its round. */
export function topicFitOf({ own, others }: TopicProfiles, sentences: Sentence[]): TopicFit {
  const said = asSpoken(sentences)
  const concepts = namedConcepts(own.about, said)
  const speaksOf = ({ ways }: Concept) => ways.some(({ stems }) => says(said, stems))
  const elsewhere = others.filter(({ about }) => about.every(speaksOf)).map(({ about }) => namedConcepts(about, said))
  const termsIn = ({ terms }: TopicProfile) => terms.filter((line) => line.some((way) => says(said, way))).length
  return {
    concepts,
    strength: strengthOf(concepts),
    strengthElsewhere: Math.max(0, ...elsewhere.map(strengthOf)),
    terms: termsIn(own),
    termsElsewhere: Math.max(0, ...others.map(termsIn)),
  }
}
