import type { LanguageDescriptor } from '../descriptor.ts'
import { spell } from '../spelling.ts'
import { typeName } from './type-name.ts'

export const csharp = {
  label: 'C#',
  extension: 'cs',
  identifierCase: 'pascal',
  indent: '    ',
  editorMode: 'csharp',
  lineComment: '//',
  literals: { true: 'true', false: 'false', nothing: 'null' },
  typeName,
  starter: ({ name, parameters, returns }) => {
    const list = parameters
      .map((parameter) => `${typeName(parameter.type)} ${parameter.name}`)
      .join(', ')
    const method = `${typeName(returns)} ${spell(name, 'pascal')}(${list})`
    return `public class Solution\n{\n    public ${method}\n    {\n        \n    }\n}`
  },
  runsIn: {
    runnerNames: ['csharp', 'csharp.net'],
    loadHarness: async () => (await import('./harness.ts')).csharpHarness,
  },
} as const satisfies LanguageDescriptor
