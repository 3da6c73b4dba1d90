import { stemsOf } from '@sightline/english/sentences'

interface Described {
  topic: string
  title: string
  statement: string
}

/**
 * The questions to expect in a conversation: those that share the most telling words with what the
 * user knows of it, such as the job description, one for each topic. Without such words, one for
 * each topic in the order of the bank.
 */
export function expectedQuestions<Question extends Described>(
  known: string,
  questions: readonly Question[],
  count: number,
): Question[] {
  const words = new Set(stemsOf(known))
  const described = questions.map((question) => ({
    question,
    stems: new Set(stemsOf(`${question.title} ${question.statement}`)),
  }))
  const weightOf = (stem: string) => {
    const holders = described.filter(({ stems }) => stems.has(stem)).length
    return holders === 0 ? 0 : Math.log((described.length + 1) / holders)
  }
  const weights = new Map([...words].map((stem) => [stem, weightOf(stem)]))
  const scored = described.map(({ question, stems }) => ({
    question,
    score: [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0),
  }))
  const topics = new Set<string>()
  return scored
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ question }) => {
      if (topics.has(question.topic)) return []
      topics.add(question.topic)
      return [question]
    })
    .slice(0, count)
}
