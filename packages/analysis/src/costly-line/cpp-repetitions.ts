import { behindBracket } from './blank-text.ts'
import type { Repetition } from './repetition.ts'

/** Algorithms and methods of the standard library that go through what they are given. */
const THROUGH =
  /\b(?:std::)?(max_element|min_element|accumulate|sort|stable_sort|reverse|count_if|find_if|any_of|all_of|none_of|unique|partial_sum|rotate)\s*\(|\b(?:std::)?(find|count|remove)\s*\(\s*\w+\.\w*begin\(/g
/** Loops over a fixed number of turns or over a list that stands in the code are not what grows. */
const FIXED =
  /^\s*(?:int|size_t|auto|char)\s+\w+\s*=\s*\d+\s*;\s*\w+\s*(?:<=?|!=)\s*\d{1,2}\s*;|:\s*\{/

/** The loops and the calls of the standard library in C++ whose texts and comments are blank. */
export function cppRepetitions(text: string): Repetition[] {
  const loops = [...text.matchAll(/\b(?:for|while)\s*\(/g)].flatMap(
    ({ index, 0: head }): Repetition[] => {
      const open = index + head.length - 1
      const from = behindBracket(text, open)
      if (FIXED.test(text.slice(open + 1, from - 1)) || isEndOfDo(text, from)) return []
      // The test of a loop is made on every turn, like the body.
      return [{ start: index, body: { from: open, to: behindStatement(text, from) }, call: null }]
    },
  )
  const calls = [...text.matchAll(THROUGH)].map(({ index, 1: name, 2: other }): Repetition => {
    return { start: index, body: { from: index, to: index }, call: name ?? other ?? '' }
  })
  return [...loops, ...calls]
}

const isEndOfDo = (text: string, at: number) => /^\s*;/.test(text.slice(at, at + 80))

/** The place behind the statement that begins at `at`. */
function behindStatement(text: string, at: number): number {
  const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)
  if (text[start] === '{') return behindBracket(text, start)
  const head = /^(?:for|while|if)\s*\(/.exec(text.slice(start))
  if (head) {
    const end = behindStatement(text, behindBracket(text, start + head[0].length - 1))
    const otherwise = /^\s*else\b/.exec(text.slice(end))
    return otherwise ? behindStatement(text, end + otherwise[0].length) : end
  }
  for (let place = start; place < text.length; place++) {
    if (text[place] === ';') return place + 1
    if (text[place] === '(' || text[place] === '{' || text[place] === '[')
      place = behindBracket(text, place) - 1
  }
  return text.length
}
