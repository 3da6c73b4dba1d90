import type { Repetition } from './repetition.ts'

/** Methods that call their block once for each item or number. */
const EACH =
  /\.(each\w*|map|flat_map|select|filter|filter_map|reject|count|sum|find|find_index|index|rindex|detect|any\?|all\?|none\?|times|upto|downto|step|reduce|inject|min_by|max_by|sort_by|group_by|partition|take_while|drop_while|delete_if|reject!|select!|map!|combination|permutation|cycle|zip|bsearch|bsearch_index)\b/
/** Methods that halve what is left at each step. */
const HALVING = new Set(['bsearch', 'bsearch_index'])
/** Methods without a block that go through a whole list. */
const THROUGH =
  /\b(\w+)(?:\.\w+[?!]?)?\.(include\?|index|rindex|count|min|max|sum|sort|sort!|uniq|reverse|delete|delete_at|insert|concat|minmax|tally)(?![\w?!]| *\{| do\b)/g
const TOKEN = /\b(?:def|class|module|begin|case|if|unless|while|until|for|do|end)\b|[{}]/g

type Open = {
  keyword: string
  repetition: { start: number; from: number; call: string | null } | null
}

/** The loops, blocks and list methods in Ruby whose texts and comments are blank. */
export function rubyRepetitions(text: string): Repetition[] {
  const found: Repetition[] = []
  const open: Open[] = []
  let isLoopHead = false
  for (const { index, 0: token } of text.matchAll(TOKEN)) {
    if (text[index - 1] === '.' || text[index + token.length] === ':') continue
    if (token === 'end' || token === '}') {
      const repetition = open.pop()?.repetition
      if (repetition) {
        const { start, from, call } = repetition
        found.push({ start, body: { from, to: index }, call })
      }
      continue
    }
    if (token === 'do' && isLoopHead) {
      isLoopHead = false
      continue
    }
    if (/^(?:if|unless|while|until)$/.test(token) && !isStatementStart(text, index)) {
      if (token === 'while' || token === 'until') found.push(modifierLoop(text, index))
      continue
    }
    const isLoop = token === 'while' || token === 'until' || token === 'for'
    isLoopHead = isLoop && /^[^\n;]*\bdo\b/.test(text.slice(index))
    if (isLoop)
      open.push({
        keyword: token,
        repetition: { start: index, from: index + token.length, call: null },
      })
    else
      open.push({
        keyword: token,
        repetition: token === 'do' || token === '{' ? blockAt(text, index) : null,
      })
  }
  const calls = [...text.matchAll(THROUGH)].flatMap(
    ({ index, 0: all, 1: receiver = '', 2: name = '' }): Repetition[] => {
      const start = index + all.length - name.length
      return isHashLike(text, receiver)
        ? []
        : [{ start, body: { from: start, to: start }, call: name }]
    },
  )
  return [...found, ...calls]
}

/** A statement may begin behind a line break, a semicolon, an assignment or another keyword. */
const isStatementStart = (text: string, at: number) =>
  /(?:^|[\n;=(|{]|\b(?:then|else|do|return|begin))\s*$/.test(text.slice(0, at))

const modifierLoop = (text: string, at: number): Repetition => {
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  return { start: at, body: { from: start, to: end < 0 ? text.length : end }, call: null }
}

/**
 * The repetition that a block is the body of; null for a hash and for a block that is called once.
 */
function blockAt(text: string, at: number): Open['repetition'] {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at)
  if (/\bloop\s*$/.test(line))
    return { start: at - line.length + line.search(/\bloop\s*$/), from: at, call: null }
  const method = /(?:\.(\w+[?!]?)(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?)\s*$/.exec(line)
  if (!method?.[1] || !EACH.test(`.${method[1]}`) || HALVING.has(method[1])) return null
  const isListed = /\]\s*$/.test(line.slice(0, method.index)) && /^\s*\[/.test(line)
  if (isListed) return null
  const start = at - line.length + method.index + 1
  return { start, from: at, call: method[1] }
}

/** True for a variable that holds a hash or a set, whose look-ups take no loop. */
function isHashLike(text: string, name: string): boolean {
  const made = new RegExp(
    `\\b${name}\\s*=\\s*(?:\\{|Hash\\.new|Set\\.new|Set\\[|[^\\n]*\\.(?:to_set|to_h|tally|group_by)\\b)`,
  )
  return made.test(text)
}
