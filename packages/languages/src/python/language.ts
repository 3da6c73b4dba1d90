import type { LanguageDescriptor } from '../descriptor.ts'
import { spell, typeNames } from '../spelling.ts'

const typeName = typeNames({ int: 'int', float: 'float', bool: 'bool', string: 'str' }, (item) => `list[${item}]`)

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
    const list = parameters.map((parameter) => `${spell(parameter.name, 'snake')}: ${typeName(parameter.type)}`)
    return `def ${spell(name, 'snake')}(${list.join(', ')}) -> ${typeName(returns)}:\n    `
  },
  runsIn: 'browser',
} as const satisfies LanguageDescriptor
