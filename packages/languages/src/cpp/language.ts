import type { Method, Signature } from '@sightline/contracts/questions/questions'
import { className, constructorParameters } from '../class-signature.ts'
import type { LanguageDescriptor } from '../descriptor.ts'
import { cppTypeName as typeName } from './type-names.ts'

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
  classStarter(signature) {
    const { methods } = signature
    const define = (heading: string, of: Method['parameters']) =>
      `    ${heading}(${of.map(parameterIn).join(', ')}) {\n        \n    }`
    const own = define(className(signature), constructorParameters(signature))
    const others = methods.map((method) =>
      define(`${typeName(method.returns)} ${method.name}`, method.parameters),
    )
    const types = methods.flatMap((method) => [
      ...method.parameters,
      { name: method.name, type: method.returns },
    ])
    const headers = includes({
      parameters: [...constructorParameters(signature), ...types],
      returns: 'int',
    })
    return `${headers && `${headers}\n`}class ${className(signature)} {\npublic:\n${[own, ...others].join('\n\n')}\n};`
  },
  runsIn: 'browser',
} as const satisfies LanguageDescriptor

const parameterIn = ({ name, type }: Signature['parameters'][number]) =>
  type.endsWith('[]') || type === 'string'
    ? `const ${typeName(type)}& ${name}`
    : `${typeName(type)} ${name}`

function includes({ parameters, returns }: Pick<Signature, 'parameters' | 'returns'>): string {
  const types = [...parameters.map(({ type }) => type), returns].join(' ')
  const headers = [types.includes('string') && 'string', types.includes('[]') && 'vector']
  return headers.map((header) => (header ? `#include <${header}>\n` : '')).join('')
}
