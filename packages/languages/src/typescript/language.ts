import type { Method } from '@sightline/contracts/questions/questions'
import { className, constructorParameters } from '../class-signature.ts'
import type { LanguageDescriptor } from '../descriptor.ts'
import { javascript } from '../javascript/language.ts'
import { indentBy } from '../spelling.ts'

const { typeName } = javascript

const listed = (parameters: Method['parameters']) =>
  parameters.map(({ name, type }) => `${name}: ${typeName(type)}`).join(', ')
/** The parameters, type and empty body of a function or method. */
const typed = ({ parameters, returns }: Pick<Method, 'parameters' | 'returns'>) =>
  `(${listed(parameters)}): ${typeName(returns)} {\n  \n}`

export const typescript = {
  ...javascript,
  label: 'TypeScript',
  extension: 'ts',
  editorMode: 'typescript',
  starter: (signature) => `function ${signature.name}${typed(signature)}`,
  classStarter(signature) {
    const own = `constructor(${listed(constructorParameters(signature))}) {\n  \n}`
    const methods = signature.methods.map((method) => `${method.name}${typed(method)}`)
    return `class ${className(signature)} {\n${[own, ...methods].map((text) => indentBy('  ', text)).join('\n\n')}\n}`
  },
} as const satisfies LanguageDescriptor
