import type { Signature, Value } from '@sightline/contracts/questions/questions'
import { isClassSignature, solutionName } from '../class-signature.ts'
import { classMain } from './class-harness.ts'
import { cppTypeName } from './type-names.ts'

/** The name of the candidate's file in the compiler's output. */
const SOLUTION = 'solution.cpp'
const HARNESS = 'harness.cpp'
/** Words of the harness that a macro of the candidate might replace. */
const HARNESS_WORDS = ['int', 'double', 'bool', 'string']

/**
 * The candidate's code with a main program that reads arguments, calls the function and prints the
 * returned value. The candidate's line numbers are kept, and a `main` of the candidate is ignored.
 */
export function sourceOf(code: string, signature: Signature): string {
  return [
    '#define main sightline_candidate_main',
    `#line 1 "${SOLUTION}"`,
    code,
    '#undef main',
    ...HARNESS_WORDS.map((word) => `#undef ${word}`),
    `#line 1 "${HARNESS}"`,
    isClassSignature(signature) ? classMain(signature) : functionMain(signature),
  ].join('\n')
}

function functionMain({ name, parameters }: Signature): string {
  const names = parameters.map((_, index) => `sightline_${index}`)
  const reads = parameters.map(
    ({ type }, index) => `${cppTypeName(type)} ${names[index]}; sightline::read(${names[index]});`,
  )
  return `int main() { ${reads.join(' ')} return sightline::run([&] { return ::${name}(${names.join(', ')}); }); }`
}

/** Encodes arguments for the program: lists and texts after their length, the latter in bytes. */
export const inputOf = (args: Value[]): string => `${args.map(write).join(' ')}\n`

function write(value: Value): string {
  if (Array.isArray(value)) return [value.length, ...value.map(write)].join(' ')
  if (typeof value === 'string') return `${new TextEncoder().encode(value).length}:${value}`
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

/**
 * The error of code that does not compile. `line` is the first line of the candidate's code that
 * the compiler names.
 */
export type CompilerError =
  | { isMissing: true }
  | { isMissing: false; line: number | null; text: string }

/**
 * Parses the compiler's output. An error inside the standard library becomes one sentence at the
 * candidate's line that led to it.
 */
export function parseCompilerError(messages: string, signature: Signature): CompilerError {
  const name = solutionName(signature, 'camel')
  const [, file, line, message = messages] =
    /^(\S+?):(\d+):\d+: (?:fatal )?error: (.*)$/m.exec(messages) ?? []
  if (file === SOLUTION) return { isMissing: false, line: Number(line), text: tidy(messages) }
  if (message.includes(`no member named '${name}' in the global namespace`))
    return { isMissing: true }
  const [, cause] =
    new RegExp(`^${SOLUTION}:(\\d+):\\d+: note: in instantiation`, 'm').exec(messages) ?? []
  if (cause !== undefined)
    return { isMissing: false, line: Number(cause), text: `${SOLUTION}:${cause}: ${message}` }
  if (/sightline|'print'/.test(message))
    return {
      isMissing: false,
      line: null,
      text: `The tests cannot read the type of value that ${name} returns.`,
    }
  return {
    isMissing: false,
    line: null,
    text: `The tests cannot call ${name} as it is declared: ${message}`,
  }
}

/**
 * The start of a message of the compiler, or of the list of files that include the place it is
 * about.
 */
const MESSAGE_START =
  /^(?=\S+?:\d+:\d+: (?:fatal )?(?:error|note|warning): |In file included from )/m

/**
 * The messages about the candidate's own lines, without those about the harness and the standard
 * library.
 */
const tidy = (messages: string) =>
  messages
    .replace(/^\d+ errors? generated\.\s*/m, '')
    .split(MESSAGE_START)
    .filter((message) => message.startsWith(`${SOLUTION}:`))
    .join('')
    .trim()
