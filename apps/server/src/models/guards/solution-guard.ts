import type { Guard } from './guard.ts'

/** Code that a hint must not contain. */
export interface WithheldCode {
  /** Good solutions, one per language. */
  solutions: string[]
  /**
   * Code the candidate has already: own code, starter code and hints. Its lines may be repeated.
   */
  candidateCode: string
}

/** Shorter lines, without their white space, occur in any code: `return []`, `i += 1`. */
const TELLING_LENGTH = 10
/**
 * A text gives a solution away with half of the solution's telling lines, or with this many where
 * half is more.
 */
const TELLING_LINES = 3
/** This many new lines of code in blocks are more than a hint, whatever the solution looks like. */
const BLOCK_LINES = 4

/**
 * Keeps a hint from giving the solution away. Code is held back until its block ends, so that no
 * part of a solution is shown.
 */
export function createSolutionGuard({ solutions, candidateCode }: WithheldCode): Guard {
  const knownLines = new Set(candidateCode.split('\n').map(compact))
  const isNew = (line: string) => line !== '' && !knownLines.has(line)
  const isTelling = (line: string) => line.length >= TELLING_LENGTH && isNew(line)
  const tellingLines = solutions.map((code) => [
    ...new Set(code.split('\n').map(compact).filter(isTelling)),
  ])
  let text = ''
  let passedLength = 0
  return {
    pass(words) {
      text += words
      const compactText = compact(text)
      const isGivenAway = (lines: string[]) => {
        const limit = Math.min(TELLING_LINES, Math.ceil(lines.length / 2))
        return limit > 0 && lines.filter((line) => compactText.includes(line)).length >= limit
      }
      if (tellingLines.some(isGivenAway) || countNewLines(text, isNew) >= BLOCK_LINES)
        throw new Error('The model gives the solution away')
      const from = passedLength
      passedLength = Math.max(passedLength, startOfOpenCode(text))
      return text.slice(from, passedLength)
    },
    rest() {
      const held = text.slice(passedLength)
      passedLength = text.length
      return held
    },
  }
}

/** A line without white space and without a semicolon at its end. */
const compact = (line: string) => line.replace(/\s/g, '').replace(/;$/, '')

const FENCE = /```|~~~/
/** The number of new code lines inside fenced blocks. */
const countNewLines = (text: string, isNew: (line: string) => boolean) =>
  text
    .split(FENCE)
    .filter((_, index) => index % 2 === 1)
    // The rest of a fence's own line names the language.
    .flatMap((block) => block.split('\n').slice(1))
    .map(compact)
    .filter(isNew).length

/**
 * The position where code begins that has not ended yet, or may begin with the last characters; the
 * text's length without such code.
 */
function startOfOpenCode(whole: string): number {
  const text = whole.replace(/(?<![`~])[`~]{1,2}$/, '')
  const parts = text.split(FENCE)
  const last = parts.at(-1) ?? ''
  if (parts.length % 2 === 0) return text.length - last.length - '```'.length
  const ticks = [...last.matchAll(/`/g)]
  return ticks.length % 2 === 0
    ? text.length
    : text.length - last.length + (ticks.at(-1)?.index ?? 0)
}
