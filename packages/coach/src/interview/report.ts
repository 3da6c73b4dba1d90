import type { InterviewReport, InterviewScore, WeaknessCell } from '@sightline/contracts/scores'
import { CODING_RUBRIC } from './rubric.ts'
import type { FollowUp, Interview } from './state.ts'
import { practiceFrom } from './weakness-map.ts'

const STRONG_LEVEL = 3
const AUTHOR =
  'Written by the built-in coach, not by a person and not by a language model. It scores by what can be measured: tests passed, time, hints, the cost of your code, and features of your answers such as cost, reason, own code and example.'

/** The letter of an interview: what went well, what to do differently, what to practise next. `costs` are those of good solutions. */
export function writeReport(
  interview: Interview,
  score: InterviewScore,
  costs: ReadonlyMap<string, { time: string; space: string }>,
): InterviewReport {
  const all = score.questions.flatMap((question) => question.dimensions.map((one) => ({ question, ...one })))
  const isMany = score.questions.length > 1
  const place = (title: string) => (isMany ? ` in “${title}”` : '')
  const byWeight = (a: (typeof all)[number], b: (typeof all)[number]) =>
    CODING_RUBRIC[b.dimension].weight - CODING_RUBRIC[a.dimension].weight
  const strengths = all
    .filter(({ level }) => level >= STRONG_LEVEL)
    .sort((a, b) => b.level - a.level || byWeight(a, b))
    .slice(0, 3)
    .map(({ dimension, question, meaning, evidence }) =>
      `${CODING_RUBRIC[dimension].title}${place(question.title)}: ${meaning} ${evidence[0]?.text ?? ''}`.trim(),
    )
  const low = all.filter(({ level }) => level < STRONG_LEVEL).sort((a, b) => a.level - b.level || byWeight(a, b))
  const improvements = low
    .filter(({ dimension }, index) => low.findIndex((other) => other.dimension === dimension) === index)
    .slice(0, 3)
    .map(
      ({ dimension, question, evidence }) =>
        `${CODING_RUBRIC[dimension].title}${place(question.title)}: ${evidence[0]?.text ?? ''} ${CODING_RUBRIC[dimension].advice}`,
    )
  return {
    score,
    verdict: verdictOf(interview, score),
    strengths,
    improvements,
    strongerAnswer: strongerAnswer(interview, costs),
    next: practiceFrom(cellsOf(score), score.questions.at(-1)?.difficulty ?? 'easy'),
    author: AUTHOR,
  }
}

/** The scores of one interview as the cells of a weakness map. */
const cellsOf = ({ questions }: InterviewScore): WeaknessCell[] =>
  questions.flatMap(({ topic, dimensions }) =>
    dimensions.map(({ dimension, level }) => ({ topic, dimension, score: level, questions: 1 })),
  )

function verdictOf({ plan }: Interview, { overall, questions }: InterviewScore): string {
  const solved = questions.filter(({ testsPassed, testsTotal }) => testsTotal > 0 && testsPassed === testsTotal).length
  const planned = Math.max(plan?.questions.length ?? 0, questions.length)
  const solvedText =
    planned === 1 ? (solved === 1 ? 'you solved it' : 'it is not solved yet') : `you solved ${solved} of ${planned}`
  if (overall === null) return 'Nothing was asked, so there is nothing to score.'
  if (overall >= 3.5) return `A strong interview: ${solvedText}, and little is left to ask for.`
  if (overall >= 2.5) return `A good interview with something to work on: ${solvedText}.`
  if (overall >= 1.5) return `Half of the way: ${solvedText}, and the points below are what to work on.`
  if (overall > 0) return `A start: ${solvedText}. Work on the first point below before the others.`
  return 'Nothing that was submitted passed a test, so there is little to score yet. A simpler question is a good next step.'
}

function strongerAnswer(
  { questions }: Interview,
  costs: ReadonlyMap<string, { time: string; space: string }>,
): InterviewReport['strongerAnswer'] {
  const asked = questions.find(({ followUp }) => followUp !== null)
  const cost = asked && costs.get(asked.question)
  if (!asked?.followUp || !cost) return null
  const { text, answer, about } = asked.followUp
  return { question: text, given: answer ?? '', stronger: STRONGER[about](lower(cost.time), lower(cost.space)) }
}

const lower = (text: string) => text.replace(/\.$/, '')

/** The shape of a good answer: what, why, at what cost. Only the costs are those of this question. */
const STRONGER: Record<FollowUp['about'], (time: string, space: string) => string> = {
  'failed-test': (time) =>
    `“My code takes for granted that this case does not come up. The smallest input that shows it is …; there, line … does … instead of …. I would handle it by …. The cost should be time ${time}.”`,
  'too-slow': (time) =>
    `“Line … does the most work, because it runs again for every …. For the largest input that is … steps. I would keep … instead, so that each step is a look-up. A good solution takes time ${time}.”`,
  hints: (time, space) =>
    `“It is right because after each step one thing holds: …. At the end that is the answer. It takes time ${time}, and memory ${space}. For example, with the input … it goes ….”`,
  sorting: (time) =>
    `“Sorting n items costs O(n log n) and needs all of them first. In a stream the next item may belong before all others, so I would keep only what a later item can still need, for example …. For reference, a good solution to this question takes time ${time}.”`,
  recursion: (time) =>
    `“The calls go as deep as …, which for the largest input is …; that can pass what the language allows. I would keep my own stack of …: the same steps in the same order, without that limit. A good solution takes time ${time}.”`,
  memory: (_time, space) =>
    `“It grows by one entry for each …, so at worst …. A good solution needs memory ${space}. If it did not fit, I would split the input into parts that do not need each other and handle one at a time, at the price of reading it twice.”`,
  cost: (time, space) =>
    `“Time ${time}. Memory ${space}. That is because each … is handled … times, on line …. The worst input is the one where ….”`,
}
