import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { plainWords } from '@sightline/live/cues/cue'
import {
  type FinalSegment,
  type FoundPrompt,
  findPromptPoint,
} from '@sightline/live/prompts/prompt-points'
import { parseQuestion } from '@sightline/question-bank/parse-question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'
import { root } from '../../../scripts/configuration.mjs'
import { atLeast, comparison, type Row } from '../row.ts'

const QUESTIONS = join(root, 'packages/question-bank/questions')
/** How long a word takes, and the pause after a sentence. */
const WORD_MS = 350
const PAUSE_MS = 900
const FOUND_MIN = 0.95

/**
 * How many of the bank's statements are prompt points when somebody reads them aloud, as
 * transcribers of three kinds give them.
 */
export async function statementsAloud(): Promise<Row[]> {
  const statements = readdirSync(QUESTIONS)
    .sort()
    .map((slug) => parseQuestion(slug, readQuestionFiles(join(QUESTIONS, slug))).statement)
    .map(sentencesAloud)
  const readings = {
    'sentence by sentence': (sentences: string[]) => sentences,
    'without marks': (sentences: string[]) => sentences.map(plainWords),
    'in one piece without marks': (sentences: string[]) => [sentences.map(plainWords).join(' ')],
  }
  return Object.entries(readings).flatMap(([how, read]) => {
    const counts = statements.map((sentences) => promptsIn(read(sentences)).length)
    const shareOf = (chosen: number[]) => chosen.length / counts.length
    const measured = { unit: '', digits: 3 }
    return [
      atLeast(FOUND_MIN, {
        name: `statements of the bank read aloud that are found, ${how} (${counts.length})`,
        value: shareOf(counts.filter((count) => count > 0)),
        ...measured,
      }),
      comparison({
        name: `statements of the bank that are one prompt point and no more, ${how}`,
        value: shareOf(counts.filter((count) => count === 1)),
        ...measured,
      }),
    ]
  })
}

/** The sentences of a statement without its marks for code, lists and bold words. */
const sentencesAloud = (statement: string): string[] =>
  statement
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/[`*]/g, '')
    .replace(/^\s*(?:-|\d+\.) /gm, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.?!:]) /)
    .filter((sentence) => plainWords(sentence) !== '')

function promptsIn(texts: string[]): FoundPrompt[] {
  let found: FoundPrompt[] = []
  const segments = spoken(texts)
  for (const index of segments.keys()) {
    const prompt = findPromptPoint(segments.slice(0, index + 1), found, { kind: 'coding' })
    if (prompt) found = [...found.filter((earlier) => earlier !== prompt.replaces), prompt]
  }
  return found
}

function spoken(texts: string[]): FinalSegment[] {
  let nowMs = 0
  return texts.map((text, index) => {
    const startMs = nowMs + PAUSE_MS
    nowMs = startMs + text.split(' ').length * WORD_MS
    return { id: String(index), channel: 'them', startMs, endMs: nowMs, text }
  })
}
