import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import { LiveKind as LiveKindSchema } from '@sightline/contracts/live/lists'
import type { FinalSegment } from '@sightline/live/prompts/prompt-points'
import { parse } from 'yaml'
import { z } from 'zod'

const LABELS = ['you', 'them', 'ask', 'follow', 'lead', 'more'] as const
type Label = (typeof LABELS)[number]

const text = z.string().optional()
const words = {
  you: text,
  them: text,
  ask: text,
  follow: text,
  lead: text,
  more: text,
} satisfies Record<Label, unknown>
/** `pause`: the seconds of silence before the turn. */
const Turn = z.strictObject({ ...words, of: text, pause: z.number().positive().optional() })
const File = z.strictObject({
  kind: LiveKindSchema,
  half: z.enum(['known', 'held-out']),
  user: z.string(),
  turns: z.array(Turn),
})

/** A prompt point as labelled: all its segments, and the first one in which it can be answered. */
export interface LabelledPrompt {
  segments: string[]
  asked: string
  kind: LiveKind
  isFollowUp: boolean
}

export interface Conversation extends Omit<z.infer<typeof File>, 'turns'> {
  name: string
  /** Its author had not read the rules. */
  isByOthers: boolean
  segments: FinalSegment[]
  prompts: LabelledPrompt[]
}

/** How long a word takes, and the pauses between segments of one speaker and of two. */
const WORD_MS = 350
const SAME_SPEAKER_PAUSE_MS = 900
const OTHER_SPEAKER_PAUSE_MS = 400

/** The conversations of `conversations/*.yaml`; README.md explains the labels. */
export function readConversations(): Conversation[] {
  const folder = fileURLToPath(new URL('./conversations', import.meta.url))
  return globSync('*.yaml', { cwd: folder })
    .toSorted()
    .map((file) =>
      toConversation(file, File.parse(parse(readFileSync(`${folder}/${file}`, 'utf8')))),
    )
}

function toConversation(name: string, { turns, ...file }: z.infer<typeof File>): Conversation {
  const labelled = turns.map((turn) => {
    const label = LABELS.find((candidate) => turn[candidate] !== undefined) ?? 'them'
    const kind = LiveKindSchema.parse(turn.of ?? file.kind)
    return {
      label,
      text: turn[label] ?? '',
      kind,
      pauseMs: turn.pause === undefined ? null : turn.pause * 1000,
    }
  })
  const isByOthers = name.startsWith('other-authors-')
  return {
    ...file,
    name,
    isByOthers,
    segments: spoken(labelled),
    prompts: labelledPrompts(labelled),
  }
}

function spoken(turns: { label: Label; text: string; pauseMs: number | null }[]): FinalSegment[] {
  let nowMs = 0
  return turns.map(({ label, text, pauseMs }, index) => {
    const channel = label === 'you' ? 'you' : 'them'
    const isSameSpeaker = (turns[index - 1]?.label === 'you') === (channel === 'you')
    const startMs =
      nowMs + (pauseMs ?? (isSameSpeaker ? SAME_SPEAKER_PAUSE_MS : OTHER_SPEAKER_PAUSE_MS))
    nowMs = startMs + text.split(' ').length * WORD_MS
    return { id: String(index), channel, startMs, endMs: nowMs, text }
  })
}

function labelledPrompts(turns: { label: Label; kind: LiveKind }[]): LabelledPrompt[] {
  const prompts: LabelledPrompt[] = []
  let lead: string[] = []
  for (const [index, { label, kind }] of turns.entries()) {
    const id = String(index)
    if (label === 'lead') lead.push(id)
    if (label === 'more') prompts.at(-1)?.segments.push(id)
    if (label !== 'ask' && label !== 'follow') continue
    prompts.push({ segments: [...lead, id], asked: id, kind, isFollowUp: label === 'follow' })
    lead = []
  }
  return prompts
}
