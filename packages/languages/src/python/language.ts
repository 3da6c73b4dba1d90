import type { Method } from '@sightline/contracts/questions/questions'
import { className, constructorParameters } from '../class-signature.ts'
import type { LanguageDescriptor } from '../descriptor.ts'
import { spell, typeNames } from '../spelling.ts'

const typeName = typeNames(
  { int: 'int', float: 'float', bool: 'bool', string: 'str' },
  (item) => `list[${item}]`,
)

export const python = {
  label: 'Python',
  extension: 'py',
  identifierCase: 'snake',
  indent: '    ',
  editorMode: 'python',
  lineComment: '#',
  literals: { true: 'True', false: 'False', nothing: 'None' },
  typeName,
  starter: ({ name, parameters, returns }) => {
    const list = parameters.map(
      (parameter) => `${spell(parameter.name, 'snake')}: ${typeName(parameter.type)}`,
    )
    return `def ${spell(name, 'snake')}(${list.join(', ')}) -> ${typeName(returns)}:\n    `
  },
  classStarter(signature) {
    const define = (
      name: string,
      { parameters, returns }: Pick<Method, 'parameters' | 'returns'>,
    ) => {
      const list = parameters.map(
        (parameter) => `${spell(parameter.name, 'snake')}: ${typeName(parameter.type)}`,
      )
      const type = returns === 'void' ? 'None' : typeName(returns)
      return `    def ${name}(${['self', ...list].join(', ')}) -> ${type}:\n        pass`
    }
    const own = define('__init__', {
      parameters: constructorParameters(signature),
      returns: 'void',
    })
    const methods = signature.methods.map((method) => define(spell(method.name, 'snake'), method))
    return `class ${className(signature)}:\n${[own, ...methods].join('\n\n')}`
  },
  runsIn: 'browser',
} as const satisfies LanguageDescriptor
