import type { LiveKind } from '@sightline/contracts/live/kinds'
import { type FoundPrompt, findPromptPoint } from '@sightline/live/prompts/prompt-points'
import { questionKind } from '@sightline/live/prompts/question-kind'
import type { Conversation, LabelledPrompt } from './conversations.ts'

/**
 * The found prompt points that stand at the end of a conversation, and the labelled ones that they
 * hit.
 */
export interface PromptPointScore {
  found: FoundPrompt[]
  labelled: LabelledPrompt[]
  /** Found prompt points that are labelled, each label counted once. */
  hits: { found: FoundPrompt; label: LabelledPrompt }[]
}

/** Lets the detector hear a conversation segment by segment. */
export function scorePromptPoints({
  kind: session,
  segments,
  prompts,
  user,
}: Conversation): PromptPointScore {
  let found: (FoundPrompt & { kind: LiveKind })[] = []
  for (const index of segments.keys()) {
    const prompt = findPromptPoint(segments.slice(0, index + 1), found, {
      userName: user,
      kind: session,
    })
    if (!prompt) continue
    found = found.filter((earlier) => earlier !== prompt.replaces)
    const { kind } = questionKind(prompt.question, session, found.at(-1)?.kind ?? null)
    found.push({ ...prompt, kind })
  }
  const open = new Set(found)
  const hits = prompts.flatMap((label) => {
    const hit = [...open].find((prompt) => prompt.segments.includes(label.asked))
    if (hit) open.delete(hit)
    return hit ? [{ found: hit, label }] : []
  })
  return { found, labelled: prompts, hits }
}

/**
 * The shares of several conversations: right ones of the found, found ones of the labelled, exactly
 * bound of the hits. And how many hits take in words of another question, which would be answered
 * along or instead.
 */
export function sharesOf(scores: PromptPointScore[]) {
  const sum = (count: (score: PromptPointScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0)
  const hits = sum((score) => score.hits.length)
  const isExact = ({ found, label }: PromptPointScore['hits'][number]) =>
    found.segments.join(' ') === label.segments.join(' ')
  const isMixed = (
    { found, label }: PromptPointScore['hits'][number],
    labelled: LabelledPrompt[],
  ) =>
    labelled.some(
      (other) =>
        other !== label && other.segments.some((segment) => found.segments.includes(segment)),
    )
  return {
    mixed: sum((score) => score.hits.filter((hit) => isMixed(hit, score.labelled)).length),
    precision: hits / sum(({ found }) => found.length),
    recall: hits / sum(({ labelled }) => labelled.length),
    exact: sum((score) => score.hits.filter(isExact).length) / hits,
    labelled: sum(({ labelled }) => labelled.length),
  }
}
