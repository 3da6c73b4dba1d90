import type { LanguageDescriptor } from '../descriptor.ts'
import { spell } from '../spelling.ts'
import { typeName } from './type-name.ts'

export const go = {
  label: 'Go',
  extension: 'go',
  identifierCase: 'pascal',
  indent: '\t',
  editorMode: 'go',
  lineComment: '//',
  literals: { true: 'true', false: 'false', nothing: 'nil' },
  typeName,
  starter: ({ name, parameters, returns }) => {
    const list = parameters
      .map((parameter) => `${parameter.name} ${typeName(parameter.type)}`)
      .join(', ')
    return `package main\n\nfunc ${spell(name, 'pascal')}(${list}) ${typeName(returns)} {\n\t\n}`
  },
  runsIn: {
    runnerNames: ['go'],
    loadHarness: async () => (await import('./harness.ts')).goHarness,
  },
} as const satisfies LanguageDescriptor
