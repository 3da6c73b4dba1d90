import type { LiveKind } from '@sightline/contracts/live/kinds'
import { cuePattern, plainWords } from '../cues/cue.ts'
import { BOND_CUES, KIND_CUES } from '../cues/kind-cues.ts'

const KINDS = (['behavioral', 'system-design', 'coding'] as const).map(
  (kind) => [kind, cuePattern(KIND_CUES[kind])] as const,
)
const BEGINS_PROBLEM = cuePattern(BOND_CUES.begins)
const POINTS_BACK = cuePattern(BOND_CUES.pointsBack)
const ASKS_ON = cuePattern(BOND_CUES.asksOn, 'start')
/** Shorter questions ask on, unless they begin a topic. */
const SHORT_WORDS = 4

export interface QuestionKind {
  kind: LiveKind
  /** The question asks on about the same problem: of coding or of system design. */
  isFollowUp: boolean
}

/**
 * Tells the kind of a question from its words, the kind of the session, and the kind of the
 * question before (null for the first). Sales calls and meetings keep their kind; the kinds of an
 * interview may change from question to question.
 */
export function questionKind(
  question: string,
  session: LiveKind,
  before: LiveKind | null,
): QuestionKind {
  const text = plain(question)
  const cued = session === 'sales-call' || session === 'meeting' ? session : cuedKind(text)
  const asksOn =
    POINTS_BACK.test(text) || ASKS_ON.test(text) || text.split(' ').length <= SHORT_WORDS
  const kind = cued ?? (before !== null && asksOn ? before : session)
  const hasProblem = kind === 'coding' || kind === 'system-design'
  return {
    kind,
    isFollowUp: hasProblem && before === kind && !BEGINS_PROBLEM.test(text),
  }
}

/**
 * Whether a question is about the person and the one before it about a problem, or the other way
 * round. `kind`: that of the question before, where it is known. Questions of sales calls and
 * meetings are of one kind.
 */
export function beginsOtherKind(question: string, before: string, kind?: LiveKind): boolean {
  if (kind === 'sales-call' || kind === 'meeting') return false
  const [told, toldBefore] = [cuedKind(plain(question)), kind ?? cuedKind(plain(before))]
  return (
    told !== undefined &&
    toldBefore !== undefined &&
    (told === 'behavioral') !== (toldBefore === 'behavioral')
  )
}

const cuedKind = (text: string) => KINDS.find(([, cue]) => cue.test(text))?.[0]

const plain = (text: string) => plainWords(text.replaceAll('-', ' '))
