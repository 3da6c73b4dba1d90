import type { Signature, Value } from '@sightline/contracts/questions'

/** The candidate's file in what the compiler says. */
const SOLUTION = 'solution.cpp'
const HARNESS = 'harness.cpp'
const TYPES: Record<string, string> = { int: 'int', float: 'double', bool: 'bool', string: 'std::string' }

/**
 * The candidate's code and a program around it, which reads arguments, calls the function and prints what comes back.
 * Lines count as the candidate sees them; a `main` of their own is left alone.
 */
export function sourceOf(code: string, { name, parameters }: Signature): string {
  const names = parameters.map((_, index) => `sightline_${index}`)
  const reads = parameters.map(
    ({ type }, index) => `${typeName(type)} ${names[index]}; sightline::read(${names[index]});`,
  )
  return [
    '#define main sightline_candidate_main',
    `#line 1 "${SOLUTION}"`,
    code,
    '#undef main',
    ...Object.values(TYPES).map((word) => `#undef ${word.replace('std::', '')}`),
    `#line 1 "${HARNESS}"`,
    `int main() { ${reads.join(' ')} return sightline::run([&] { return ::${name}(${names.join(', ')}); }); }`,
  ].join('\n')
}

function typeName(type: string): string {
  if (type.endsWith('[]')) return `std::vector<${typeName(type.slice(0, -2))}>`
  return TYPES[type] ?? type
}

/** Arguments as the program reads them: lists after their length, texts after their length in bytes. */
export const inputOf = (args: Value[]): string => `${args.map(write).join(' ')}\n`

function write(value: Value): string {
  if (Array.isArray(value)) return [value.length, ...value.map(write)].join(' ')
  if (typeof value === 'string') return `${new TextEncoder().encode(value).length}:${value}`
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

/**
 * What is wrong with code that does not compile. `line` is the first one of the candidate's that the compiler names.
 */
export type Complaint = { isMissing: true } | { isMissing: false; line: number | null; text: string }

/** Reads what the compiler says. An error inside the library is told in one sentence, at the line that led there. */
export function readComplaint(said: string, { name }: Signature): Complaint {
  const [, file, line, message = said] = /^(\S+?):(\d+):\d+: (?:fatal )?error: (.*)$/m.exec(said) ?? []
  if (file === SOLUTION) return { isMissing: false, line: Number(line), text: tidy(said) }
  if (message.includes(`no member named '${name}' in the global namespace`)) return { isMissing: true }
  const [, cause] = new RegExp(`^${SOLUTION}:(\\d+):\\d+: note: in instantiation`, 'm').exec(said) ?? []
  if (cause !== undefined) return { isMissing: false, line: Number(cause), text: `${SOLUTION}:${cause}: ${message}` }
  return { isMissing: false, line: null, text: `The tests cannot call ${name} as it is declared: ${message}` }
}

const tidy = (said: string) => said.replace(/^\d+ errors? generated\.\s*/m, '').trim()
