import type { LanguageDescriptor } from '../descriptor.ts'
import { spell } from '../spelling.ts'
import { typeName } from './type-name.ts'

export const rust = {
  label: 'Rust',
  extension: 'rs',
  identifierCase: 'snake',
  indent: '    ',
  editorMode: 'rust',
  lineComment: '//',
  literals: { true: 'true', false: 'false', nothing: 'None' },
  typeName,
  starter: ({ name, parameters, returns }) => {
    const list = parameters.map(
      (parameter) => `${spell(parameter.name, 'snake')}: ${borrowed(parameter.type)}`,
    )
    return `fn ${spell(name, 'snake')}(${list.join(', ')}) -> ${typeName(returns)} {\n    \n}`
  },
  runsIn: {
    runnerNames: ['rust'],
    loadHarness: async () => (await import('./harness.ts')).rustHarness,
  },
} as const satisfies LanguageDescriptor

function borrowed(type: string): string {
  if (type.endsWith('[]')) return `&[${typeName(type.slice(0, -2))}]`
  return type === 'string' ? '&str' : typeName(type)
}
