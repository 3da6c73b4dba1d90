import type { UncheckedReason } from '@sightline/contracts/live/events'
import { shownAnswer } from '@sightline/live/answers/answer-repair'
import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'

/** Measured by `npm run bench -- --only checkedCode`. */
const UNTRIED =
  'Other inputs were not tried: about three in ten wrong solutions pass the examples of their page.'

const UNCHECKED: Record<UncheckedReason, string> = {
  'no-examples': 'no examples were read from the screen',
  'no-function': 'no function in the code takes what the examples give',
  language: 'code in this language does not run here',
  nodes: 'the examples show list nodes or trees as lists',
  'in-place': 'the code is to change its input, and the examples show what becomes of it',
  'several-results': 'several results are right, and the page shows one of them',
  'doubtful-example': 'an example could not be read for certain',
  'does-not-fit': 'the code does not run on the examples as they were read',
  'no-sandbox': 'the desktop helper runs no code; open the session in your browser to check it',
}

/** What is known of an answer's code, in sentences. */
export interface CheckText {
  tone: 'good' | 'bad' | 'unknown'
  text: string
}

/** Whether the code of an answer passes the examples of its problem; null without code. */
export function checkOf({ text, check, unchecked }: LiveAnswer): CheckText | null {
  if (check) return resultOf(check, 'pass')
  if (!text.includes('```')) return null
  const reason = unchecked ? `: ${UNCHECKED[unchecked]}` : ''
  return { tone: 'unknown', text: `Not checked${reason}.` }
}

/** The same of code that a model has repaired. */
export const checkOfRepair = ({ check }: LiveAnswer): CheckText =>
  check
    ? resultOf(check, 'pass after one repair')
    : { tone: 'unknown', text: 'The repaired code has not been run yet.' }

/** What is known of the code that the user was shown last for a prompt point. */
export function checkOfPrompt(prompt: LivePrompt): CheckText | null {
  const { answer, repair } = shownAnswer(prompt)
  if (repair?.text.includes('```')) return checkOfRepair(repair)
  return answer && checkOf(answer)
}

function resultOf(
  { passed, total, firstFailure }: NonNullable<LiveAnswer['check']>,
  verb: string,
): CheckText {
  const isRight = passed === total
  const rest = isRight ? UNTRIED : (firstFailure ?? '')
  return {
    tone: isRight ? 'good' : 'bad',
    text: `${passed} of ${total} examples ${verb}. ${rest}`.trim(),
  }
}
