import type { Language } from '@sightline/contracts/languages/languages'
import type { TestCase } from '@sightline/contracts/questions/questions'
import { functionName } from '@sightline/languages/function-name'
import { type CheckedCode, lineOfFunction, type Probe } from './checked-code.ts'

/** What breaks a `return` before it gives its value, in languages that tell the line of an error. */
const BROKEN_RETURN: Partial<Record<Language, string>> = {
  javascript: 'return null.answer,',
  typescript: 'return (null as any).answer,',
  python: 'raise',
  ruby: 'raise',
}
const RETURN = /\breturn\b(?=[^\S\n]+[^\s;}])/g

/**
 * The line that gives the answer to a test: the `return` that the code breaks at when all of them
 * are broken. Where that tells nothing, the last `return` of the function itself, or its last line
 * in a language that needs no `return`.
 */
export async function lineOfAnswer(
  checked: CheckedCode,
  test: TestCase,
  probe: Probe,
): Promise<number> {
  const { code, language } = checked
  const body = bodyOf(checked)
  const broken = BROKEN_RETURN[language]
  if (broken && !body.hasInnerCalls) {
    const [result] = (await probe(code.replace(RETURN, broken), [test])) ?? []
    const line = result?.error?.line
    if (line && body.returns.some((own) => own.line === line)) return line
  }
  const least = Math.min(...body.returns.map(({ indent }) => indent))
  return body.returns.findLast(({ indent }) => indent === least)?.line ?? body.lastLine
}

interface FunctionBody {
  returns: { line: number; indent: number }[]
  lastLine: number
  /**
   * Whether it calls itself or holds a function: then the first `return` that is reached need not be
   * the one that gives the answer.
   */
  hasInnerCalls: boolean
}

const INNER_FUNCTION = /=>\s*\{|\b(?:function|def|lambda|do)\b/

/** The lines of the candidate's function: those below its head that are indented deeper. */
function bodyOf(checked: CheckedCode): FunctionBody {
  const lines = checked.code.split('\n')
  const head = lineOfFunction(checked)
  const depth = indentOf(lines[head - 1] ?? '')
  const rest = lines.slice(head)
  const end = rest.findIndex((text) => text.trim() !== '' && indentOf(text) <= depth)
  const body = end === -1 ? rest : rest.slice(0, end)
  const name = functionName(checked.question.signature, checked.language)
  const written = body.flatMap((text, at) =>
    text.trim() === '' ? [] : [{ text, line: head + 1 + at, indent: indentOf(text) }],
  )
  return {
    returns: written.filter(({ text }) => text.search(RETURN) >= 0),
    lastLine: written.at(-1)?.line ?? head,
    hasInnerCalls: written.some(({ text }) => INNER_FUNCTION.test(text) || text.includes(name)),
  }
}

const indentOf = (text: string) => text.search(/\S|$/)
