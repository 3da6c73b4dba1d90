import type { LanguageDescriptor } from '../descriptor.ts'
import { typeName } from './type-name.ts'

export const java = {
  label: 'Java',
  extension: 'java',
  identifierCase: 'camel',
  indent: '    ',
  editorMode: 'java',
  lineComment: '//',
  literals: { true: 'true', false: 'false', nothing: 'null' },
  typeName,
  starter: ({ name, parameters, returns }) => {
    const list = parameters
      .map((parameter) => `${typeName(parameter.type)} ${parameter.name}`)
      .join(', ')
    return `class Solution {\n    ${typeName(returns)} ${name}(${list}) {\n        \n    }\n}`
  },
  runsIn: {
    runnerNames: ['java'],
    loadHarness: async () => (await import('./harness.ts')).javaHarness,
  },
} as const satisfies LanguageDescriptor
