import type { LanguageDescriptor } from '../descriptor.ts'
import { javascript } from '../javascript/language.ts'

const { typeName } = javascript

export const typescript = {
  ...javascript,
  label: 'TypeScript',
  extension: 'ts',
  editorMode: 'typescript',
  starter: ({ name, parameters, returns }) => {
    const list = parameters.map((parameter) => `${parameter.name}: ${typeName(parameter.type)}`).join(', ')
    return `function ${name}(${list}): ${typeName(returns)} {\n  \n}`
  },
} as const satisfies LanguageDescriptor
