import type { Guard } from './guard.ts'

/** Code that must not be said: good solutions, each in a language, but for what stands in the candidate's `own` code. */
export interface Withheld {
  solutions: string[]
  own: string
}

/** Shorter lines, without their blanks, stand in any code: `return []`, `i += 1`. */
const TELLING_LENGTH = 10
/** Of the telling lines of a solution, half and no more than so many tell it. */
const TELLING_LINES = 3
/** So many lines of new code in blocks are more than a hint, whatever the solution looks like. */
const BLOCK_LINES = 4

/** Keeps a hint from giving the solution away. Code is held back until it ends, so that none of it is said. */
export function createSolutionGuard({ solutions, own }: Withheld): Guard {
  const ownLines = new Set(own.split('\n').map(compact))
  const isNew = (line: string) => line !== '' && !ownLines.has(line)
  const isTelling = (line: string) => line.length >= TELLING_LENGTH && isNew(line)
  const tellings = solutions.map((code) => [...new Set(code.split('\n').map(compact).filter(isTelling))])
  let text = ''
  let told = 0
  return {
    pass(words) {
      text += words
      const said = compact(text)
      const tells = (lines: string[]) => {
        const limit = Math.min(TELLING_LINES, Math.ceil(lines.length / 2))
        return limit > 0 && lines.filter((line) => said.includes(line)).length >= limit
      }
      if (tellings.some(tells) || newLines(text, isNew) >= BLOCK_LINES) throw new Error('It gives the solution away')
      const from = told
      told = Math.max(told, startOfOpenCode(text))
      return text.slice(from, told)
    },
    rest() {
      const held = text.slice(told)
      told = text.length
      return held
    },
  }
}

/** Without blanks, and without the sign that some end their lines with. */
const compact = (line: string) => line.replace(/\s/g, '').replace(/;$/, '')

const FENCE = /```|~~~/
const newLines = (text: string, isNew: (line: string) => boolean) =>
  text
    .split(FENCE)
    .filter((_, index) => index % 2 === 1)
    // The rest of a fence's own line names the language.
    .flatMap((block) => block.split('\n').slice(1))
    .map(compact)
    .filter(isNew).length

/** Where code begins that has not ended yet, or may begin with the signs at the end; the text's length when there is none. */
function startOfOpenCode(whole: string): number {
  const text = whole.replace(/(?<![`~])[`~]{1,2}$/, '')
  const parts = text.split(FENCE)
  const last = parts.at(-1) ?? ''
  if (parts.length % 2 === 0) return text.length - last.length - '```'.length
  const ticks = [...last.matchAll(/`/g)]
  return ticks.length % 2 === 0 ? text.length : text.length - last.length + (ticks.at(-1)?.index ?? 0)
}
