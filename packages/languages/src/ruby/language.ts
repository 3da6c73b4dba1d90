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
  runsIn: 'browser',
} as const satisfies LanguageDescriptor
