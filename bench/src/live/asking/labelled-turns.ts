import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import type { AskingContext } from '@sightline/live/prompts/asks'
import { contextOf } from '@sightline/live/prompts/prompt-points'
import { isBackChannel } from '@sightline/live/prompts/sentences'
import type { Conversation } from '../conversations.ts'

/** A text of the other side, and whether it asks the user for something. */
export interface LabelledTurn {
  text: string
  context: AskingContext
  asks: boolean
  /** Turns of one source resemble each other. */
  source: string
}

const KINDS: Record<string, LiveKind> = {
  b: 'behavioral',
  c: 'coding',
  d: 'system-design',
  s: 'sales-call',
  m: 'meeting',
}
const USER_SAID = { n: 'nothing', a: 'answer', q: 'question' } as const
/** Lines that were written together count as one source. */
const LINES_OF_A_SOURCE = 8

/** The single turns of `turns/*.txt`; README.md explains their marks. */
export function readTurns(): LabelledTurn[] {
  const folder = fileURLToPath(new URL('./turns', import.meta.url))
  return globSync('*.txt', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .trim()
        .split('\n')
        .map((line, index) => toTurn(line, `${file} ${Math.floor(index / LINES_OF_A_SOURCE)}`)),
    )
}

function toTurn(line: string, source: string): LabelledTurn {
  const [, kind = '', said = '', first, sign, text] =
    /^([bcdsm])([naq])(0?)([+-]) (.+)$/.exec(line) ?? []
  if (!text) throw new Error(`Not a labelled turn: ${line}`)
  const context: AskingContext = {
    userName: 'Sam',
    kind: KINDS[kind],
    userSaid: USER_SAID[said as keyof typeof USER_SAID],
    isOngoing: first === '',
    isBeginning: first !== '',
  }
  return { text, context, asks: sign === '+', source }
}

/**
 * The turns of the other side in a conversation. Words before and after
 * those that ask are left out: they are neither.
 */
export function turnsOf({ name, user, kind, segments, prompts }: Conversation): LabelledTurn[] {
  const asked = new Set(prompts.map((prompt) => prompt.asked))
  const parts = new Set(prompts.flatMap((prompt) => prompt.segments))
  return segments.flatMap(({ id, channel, text }, index) => {
    if (channel !== 'them' || isBackChannel(text)) return []
    if (parts.has(id) && !asked.has(id)) return []
    const earlier = prompts.filter((prompt) => Number(prompt.asked) < index)
    const context = contextOf(
      segments.slice(0, index + 1),
      earlier.map((prompt) => ({ ...prompt, question: '' })),
      { userName: user, kind },
    )
    return [{ text, context, asks: asked.has(id), source: name }]
  })
}
