import type { CodingAbout } from '@sightline/contracts/interview-events'
import type { InterviewScore } from '@sightline/contracts/scores'
import type { FollowUp, Interview } from '../interview/state.ts'
import { isSolved } from '../interview/test-results.ts'
import { nothingToScore, type RoundReport } from './round-report.ts'

function verdictOf(interview: Interview, { overall, questions }: InterviewScore): string {
  const { plan } = interview
  const solved = interview.questions.filter(({ submissions }) => submissions.some(isSolved)).length
  const planned = Math.max(plan?.questions.length ?? 0, questions.length)
  const solvedText =
    planned === 1 ? (solved === 1 ? 'you solved it' : 'it is not solved yet') : `you solved ${solved} of ${planned}`
  if (overall === null) return nothingToScore(interview)
  if (overall >= 3.5) return `A strong interview: ${solvedText}, and there is little to improve.`
  if (overall >= 2.5) return `A good interview with room to improve: ${solvedText}.`
  if (overall >= 1.5) return `Halfway there: ${solvedText}. Work on the points below.`
  if (overall > 0) return `A start: ${solvedText}. Work on the first point below before the others.`
  return 'Nothing that was submitted passed a test, so there is little to score yet. A simpler question is a good next step.'
}

const strongerAnswer: RoundReport['strongerAnswer'] = ({ questions }, _score, bank) => {
  const progress = questions.find(({ followUp }) => followUp !== null)
  const cost = progress && bank.get(progress.question)?.complexity
  if (!progress?.followUp || !cost) return null
  const { text, answer, about } = progress.followUp
  const template = STRONGER_ANSWERS[isCodingAbout(about) ? about : 'cost']
  return {
    question: text,
    given: answer ?? '',
    stronger: template(withoutFullStop(cost.time), withoutFullStop(cost.space)),
  }
}

const withoutFullStop = (text: string) => text.replace(/\.$/, '')

/** Templates of good answers by what the follow-up picked up. Only the costs are specific to the question. */
const STRONGER_ANSWERS: Record<CodingAbout, (time: string, space: string) => string> = {
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

const isCodingAbout = (about: FollowUp['about']): about is CodingAbout => about in STRONGER_ANSWERS

/** The parts of a report that are specific to the coding round. */
export const CODING_REPORT: RoundReport = {
  author:
    'Written by the built-in coach, not by a person and not by a language model. It scores by what can be measured: tests passed, time, hints, the cost of your code, and features of your answers such as cost, reason, own code and example.',
  verdictOf,
  strongerAnswer,
}
