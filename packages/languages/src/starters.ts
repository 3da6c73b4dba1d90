import type { Language, Signature } from '@sightline/contracts/questions'
import { functionName } from './function-name.ts'

type Typed = { name: string; type: string }
/** How a language writes types: `int` and its like, and what a list of something is. */
type Types = { base: Record<string, string>; list: (item: string) => string }

const brackets = (item: string) => `${item}[]`
const TYPES = {
  javascript: { base: { int: 'number', float: 'number', bool: 'boolean', string: 'string' }, list: brackets },
  python: { base: { int: 'int', float: 'float', bool: 'bool', string: 'str' }, list: (item) => `list[${item}]` },
  ruby: {
    base: { int: 'Integer', float: 'Float', bool: 'Boolean', string: 'String' },
    list: (item) => `Array<${item}>`,
  },
  cpp: {
    base: { int: 'int', float: 'double', bool: 'bool', string: 'std::string' },
    list: (item) => `std::vector<${item}>`,
  },
  java: { base: { int: 'int', float: 'double', bool: 'boolean', string: 'String' }, list: brackets },
  csharp: { base: { int: 'int', float: 'double', bool: 'bool', string: 'string' }, list: brackets },
  go: { base: { int: 'int', float: 'float64', bool: 'bool', string: 'string' }, list: (item) => `[]${item}` },
  rust: { base: { int: 'i64', float: 'f64', bool: 'bool', string: 'String' }, list: (item) => `Vec<${item}>` },
} satisfies Record<string, Types>

/** The code that a candidate starts with, in every language, without a line's end after it. */
export function startersOf(signature: Signature): Record<Language, string> {
  const { parameters, returns } = signature
  const name = (language: Language) => functionName(signature, language)
  const names = parameters.map((parameter) => parameter.name).join(', ')
  const list = (write: (parameter: Typed) => string) => parameters.map(write).join(', ')
  const before = (language: keyof typeof TYPES) => list(({ name, type }) => `${typeIn(language, type)} ${name}`)
  const after = (language: keyof typeof TYPES) => list(({ name, type }) => `${name}: ${typeIn(language, type)}`)
  const method = (language: 'java' | 'csharp') => `${typeIn(language, returns)} ${name(language)}(${before(language)})`
  return {
    javascript: [
      '/**',
      ...parameters.map(({ name, type }) => ` * @param {${typeIn('javascript', type)}} ${name}`),
      ` * @returns {${typeIn('javascript', returns)}}`,
      ' */',
      `function ${name('javascript')}(${names}) {\n  \n}`,
    ].join('\n'),
    typescript: `function ${name('typescript')}(${after('javascript')}): ${typeIn('javascript', returns)} {\n  \n}`,
    python: `def ${name('python')}(${list((parameter) => `${snake(parameter.name)}: ${typeIn('python', parameter.type)}`)}) -> ${typeIn('python', returns)}:\n    `,
    ruby: [
      ...parameters.map((parameter) => `# @param ${snake(parameter.name)} [${typeIn('ruby', parameter.type)}]`),
      `# @return [${typeIn('ruby', returns)}]`,
      `def ${name('ruby')}(${list((parameter) => snake(parameter.name))})\n  \nend`,
    ].join('\n'),
    cpp: `${includes(signature)}\n${typeIn('cpp', returns)} ${name('cpp')}(${list(cppParameter)}) {\n    \n}`,
    java: `class Solution {\n    ${method('java')} {\n        \n    }\n}`,
    csharp: `public class Solution\n{\n    public ${method('csharp')}\n    {\n        \n    }\n}`,
    go: `package main\n\nfunc ${name('go')}(${list(({ name, type }) => `${name} ${typeIn('go', type)}`)}) ${typeIn('go', returns)} {\n\t\n}`,
    rust: `fn ${name('rust')}(${list((parameter) => `${snake(parameter.name)}: ${borrowed(parameter.type)}`)}) -> ${typeIn('rust', returns)} {\n    \n}`,
  }
}

function typeIn(language: keyof typeof TYPES, type: string): string {
  const { base, list }: Types = TYPES[language]
  return type.endsWith('[]') ? list(typeIn(language, type.slice(0, -2))) : (base[type] ?? type)
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const cppParameter = ({ name, type }: Typed) =>
  type.endsWith('[]') || type === 'string' ? `const ${typeIn('cpp', type)}& ${name}` : `${typeIn('cpp', type)} ${name}`

function includes({ parameters, returns }: Signature): string {
  const types = [...parameters.map(({ type }) => type), returns].join(' ')
  const headers = [types.includes('string') && 'string', types.includes('[]') && 'vector']
  return headers.map((header) => (header ? `#include <${header}>\n` : '')).join('')
}

function borrowed(type: string): string {
  if (type.endsWith('[]')) return `&[${typeIn('rust', type.slice(0, -2))}]`
  return type === 'string' ? '&str' : typeIn('rust', type)
}
