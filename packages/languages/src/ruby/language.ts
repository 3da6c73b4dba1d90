import type { Method } from '@sightline/contracts/questions/questions'
import { className, constructorParameters } from '../class-signature.ts'
import type { LanguageDescriptor } from '../descriptor.ts'
import { spell, typeNames } from '../spelling.ts'

const typeName = typeNames(
  { int: 'Integer', float: 'Float', bool: 'Boolean', string: 'String' },
  (item) => `Array<${item}>`,
)

export const ruby = {
  label: 'Ruby',
  extension: 'rb',
  identifierCase: 'snake',
  indent: '  ',
  editorMode: 'ruby',
  lineComment: '#',
  literals: { true: 'true', false: 'false', nothing: 'nil' },
  typeName,
  starter: ({ name, parameters, returns }) => {
    const names = parameters.map((parameter) => spell(parameter.name, 'snake'))
    return [
      ...parameters.map(({ type }, index) => `# @param ${names[index]} [${typeName(type)}]`),
      `# @return [${typeName(returns)}]`,
      `def ${spell(name, 'snake')}(${names.join(', ')})\n  \nend`,
    ].join('\n')
  },
  classStarter(signature) {
    const define = (
      name: string,
      { parameters, returns }: Pick<Method, 'parameters' | 'returns'>,
    ) => {
      const names = parameters.map((parameter) => spell(parameter.name, 'snake'))
      return [
        ...parameters.map(({ type }, index) => `  # @param ${names[index]} [${typeName(type)}]`),
        ...(returns === 'void' ? [] : [`  # @return [${typeName(returns)}]`]),
        `  def ${name}${names.length > 0 ? `(${names.join(', ')})` : ''}\n    \n  end`,
      ].join('\n')
    }
    const own = define('initialize', {
      parameters: constructorParameters(signature),
      returns: 'void',
    })
    const methods = signature.methods.map((method) => define(spell(method.name, 'snake'), method))
    return `class ${className(signature)}\n${[own, ...methods].join('\n\n')}\nend`
  },
  runsIn: 'browser',
} as const satisfies LanguageDescriptor
