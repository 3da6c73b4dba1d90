import type { Guard } from './guard.ts'

const SENTENCE_END = /[.!?…]["”’)*_]*(?=\s)|\n/g

/** Ends a model's words with the sentence in which they reach this many words; drops the rest. */
export function createLengthGuard(maxWords: number): Guard {
  let passed = ''
  let held = ''
  let isOver = false
  const countOf = (text: string) => text.match(/\S+/g)?.length ?? 0
  return {
    pass(words) {
      if (isOver) return ''
      if (countOf(passed + held + words) < maxWords) {
        const shown = held + words
        passed += shown
        held = ''
        return shown
      }
      held += words
      const end = [...held.matchAll(SENTENCE_END)][0]
      if (!end) return ''
      isOver = true
      return held.slice(0, end.index + end[0].length)
    },
    rest() {
      return isOver ? '' : held
    },
  }
}
