import type { LanguageDescriptor } from '../descriptor.ts'
import { bracketList, typeNames } from '../spelling.ts'

const typeName = typeNames({ int: 'number', float: 'number', bool: 'boolean', string: 'string' }, bracketList)

export const javascript = {
  label: 'JavaScript',
  extension: 'js',
  identifierCase: 'camel',
  indent: '  ',
  editorMode: 'javascript',
  lineComment: '//',
  literals: { true: 'true', false: 'false', nothing: 'undefined' },
  typeName,
  starter: ({ name, parameters, returns }) =>
    [
      '/**',
      ...parameters.map((parameter) => ` * @param {${typeName(parameter.type)}} ${parameter.name}`),
      ` * @returns {${typeName(returns)}}`,
      ' */',
      `function ${name}(${parameters.map((parameter) => parameter.name).join(', ')}) {\n  \n}`,
    ].join('\n'),
  runsIn: 'browser',
} as const satisfies LanguageDescriptor
