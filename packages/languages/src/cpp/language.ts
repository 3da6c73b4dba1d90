import type { Signature } from '@sightline/contracts/questions'
import type { LanguageDescriptor } from '../descriptor.ts'
import { typeNames } from '../spelling.ts'

const typeName = typeNames(
  { int: 'int', float: 'double', bool: 'bool', string: 'std::string' },
  (item) => `std::vector<${item}>`,
)

export const cpp = {
  label: 'C++',
  extension: 'cpp',
  identifierCase: 'camel',
  indent: '    ',
  editorMode: 'cpp',
  lineComment: '//',
  literals: { true: 'true', false: 'false', nothing: 'nullptr' },
  typeName,
  starter: (signature) => {
    const { name, parameters, returns } = signature
    return `${includes(signature)}\n${typeName(returns)} ${name}(${parameters.map(parameterIn).join(', ')}) {\n    \n}`
  },
  runsIn: 'browser',
} as const satisfies LanguageDescriptor

const parameterIn = ({ name, type }: Signature['parameters'][number]) =>
  type.endsWith('[]') || type === 'string' ? `const ${typeName(type)}& ${name}` : `${typeName(type)} ${name}`

function includes({ parameters, returns }: Signature): string {
  const types = [...parameters.map(({ type }) => type), returns].join(' ')
  const headers = [types.includes('string') && 'string', types.includes('[]') && 'vector']
  return headers.map((header) => (header ? `#include <${header}>\n` : '')).join('')
}
