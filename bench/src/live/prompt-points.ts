import { LIVE_KINDS } from '@sightline/contracts/live/kinds'
import { judgeAsking } from '@sightline/live/prompts/judge-asking'
import { questionKind } from '@sightline/live/prompts/question-kind'
import { atLeast, atMost, comparison, type Row } from '../row.ts'
import { turnsOf } from './asking/labelled-turns.ts'
import { type Conversation, readConversations } from './conversations.ts'
import { scorePromptPoints, sharesOf } from './score-prompt-points.ts'

const HALVES = ['known', 'held-out'] as const

/**
 * Precision and recall of prompt points in labelled conversations, for both halves and for each
 * kind.
 */
export async function promptPoints(): Promise<Row[]> {
  const all = readConversations()
  const conversations = all.filter(({ isByOthers }) => !isByOthers)
  return [
    ...budgetedRows(conversations),
    ...otherAuthors(all.filter(({ isByOthers }) => isByOthers)),
  ]
}

/** The conversations of authors who did not know the rules. */
const otherAuthors = (conversations: Conversation[]): Row[] =>
  HALVES.flatMap((half) => {
    const ofHalf = conversations.filter((conversation) => conversation.half === half)
    const { precision, recall, labelled } = sharesOf(ofHalf.map(scorePromptPoints))
    const turns = ofHalf.flatMap(turnsOf).map(({ text, context, asks }) => {
      const judged = judgeAsking(text, context)
      return { isDoubtful: judged.verdict === 'doubtful', isRight: judged.asks === asks }
    })
    const doubtful = turns.filter(({ isDoubtful }) => isDoubtful)
    const shareRight = (of: typeof turns) => of.filter(({ isRight }) => isRight).length / of.length
    const measured = { unit: '', digits: 3 }
    return [
      comparison({
        name: `precision, conversations of other authors, ${half} (${labelled} labelled)`,
        value: precision,
        ...measured,
      }),
      comparison({
        name: `recall, conversations of other authors, ${half}`,
        value: recall,
        ...measured,
      }),
      comparison({
        name: `turns that are doubtful, conversations of other authors, ${half} (${turns.length} turns)`,
        value: doubtful.length / turns.length,
        ...measured,
      }),
      comparison({
        name: `doubtful turns judged right, conversations of other authors, ${half}`,
        value: shareRight(doubtful),
        ...measured,
      }),
      comparison({
        name: `other turns judged right, conversations of other authors, ${half}`,
        value: shareRight(turns.filter(({ isDoubtful }) => !isDoubtful)),
        ...measured,
      }),
    ]
  })

/** The conversations whose authors knew the rules. */
function budgetedRows(conversations: Conversation[]): Row[] {
  const sharesIn = (half: string, kind?: string) =>
    sharesOf(
      conversations
        .filter(
          (conversation) => conversation.half === half && (!kind || conversation.kind === kind),
        )
        .map(scorePromptPoints),
    )
  const measured = { unit: '', digits: 3 }
  return HALVES.flatMap((half) => {
    const { precision, recall, exact, mixed, labelled } = sharesIn(half)
    const kinds = LIVE_KINDS.map((kind) => ({ kind, ...sharesIn(half, kind) }))
    return [
      atLeast(0.95, {
        name: `precision of prompt points, ${half} (${labelled} labelled)`,
        value: precision,
        ...measured,
      }),
      atLeast(0.85, { name: `recall of prompt points, ${half}`, value: recall, ...measured }),
      atLeast(0.9, {
        name: `kinds and follow-ups of questions told right, ${half}`,
        value: shareOfKindsRight(
          conversations.filter((conversation) => conversation.half === half),
        ),
        ...measured,
      }),
      atMost(0, {
        name: `prompt points that take in words of another question, ${half}`,
        value: mixed,
        unit: '',
      }),
      comparison({
        name: `prompt points bound to the labelled segments, ${half}`,
        value: exact,
        ...measured,
      }),
      ...kinds.flatMap((shares) => [
        comparison({
          name: `precision, ${shares.kind}, ${half}`,
          value: shares.precision,
          ...measured,
        }),
        comparison({ name: `recall, ${shares.kind}, ${half}`, value: shares.recall, ...measured }),
      ]),
    ]
  })
}

/**
 * The share of labelled questions whose kind, and whether they continue a problem, is told right.
 */
function shareOfKindsRight(conversations: Conversation[]): number {
  const results = conversations.flatMap(({ kind: session, prompts, segments }) =>
    prompts.map(({ segments: ids, kind, isFollowUp }, index) => {
      const question = ids.map((id) => segments[Number(id)]?.text).join(' ')
      const told = questionKind(question, session, prompts[index - 1]?.kind ?? null)
      const continuesProblem = isFollowUp && (kind === 'coding' || kind === 'system-design')
      return told.kind === kind && told.isFollowUp === continuesProblem
    }),
  )
  return results.filter(Boolean).length / results.length
}
