import type { Method } from '@sightline/contracts/questions/questions'
import { className, constructorParameters } from '../class-signature.ts'
import type { LanguageDescriptor } from '../descriptor.ts'
import { bracketList, indentBy, typeNames } from '../spelling.ts'

const typeName = typeNames(
  { int: 'number', float: 'number', bool: 'boolean', string: 'string' },
  bracketList,
)

export const javascript = {
  label: 'JavaScript',
  extension: 'js',
  identifierCase: 'camel',
  indent: '  ',
  editorMode: 'javascript',
  lineComment: '//',
  literals: { true: 'true', false: 'false', nothing: 'undefined' },
  typeName,
  starter: (signature) => documented(signature, `function ${signature.name}`),
  classStarter(signature) {
    const own = documented(
      { parameters: constructorParameters(signature), returns: 'void' },
      'constructor',
    )
    const methods = signature.methods.map((method) => documented(method, method.name))
    return `class ${className(signature)} {\n${[own, ...methods].map((text) => indentBy('  ', text)).join('\n\n')}\n}`
  },
  runsIn: 'browser',
} as const satisfies LanguageDescriptor

/** An empty function or method, below a comment with its types. */
function documented(
  { parameters, returns }: Pick<Method, 'parameters' | 'returns'>,
  heading: string,
): string {
  const types = [
    ...parameters.map(({ name, type }) => ` * @param {${typeName(type)}} ${name}`),
    ...(returns === 'void' ? [] : [` * @returns {${typeName(returns)}}`]),
  ]
  const comment = types.length > 0 ? ['/**', ...types, ' */'] : []
  return [...comment, `${heading}(${parameters.map(({ name }) => name).join(', ')}) {\n  \n}`].join(
    '\n',
  )
}
