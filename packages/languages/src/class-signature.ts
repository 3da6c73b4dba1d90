import type { ClassSignature, Signature, Value } from '@sightline/contracts/questions/questions'
import type { IdentifierCase } from './spelling.ts'
import { spell } from './spelling.ts'

export const isClassSignature = (signature: Signature): signature is ClassSignature =>
  signature.methods !== undefined

/** The name of the class, the same in every language. */
export const className = ({ name }: Pick<Signature, 'name'>) => spell(name, 'pascal')

/** The name of the function or class; functions are spelled as a language spells them. */
export const solutionName = (signature: Signature, identifierCase: IdentifierCase) =>
  isClassSignature(signature) ? className(signature) : spell(signature.name, identifierCase)

/** The parameters of the constructor. */
export const constructorParameters = ({ parameters }: ClassSignature) => parameters.slice(0, -1)

/** The arguments of a test, with the names of methods as a language spells them. */
export function spellCalls(
  signature: Signature,
  args: Value[],
  identifierCase: IdentifierCase,
): Value[] {
  if (!isClassSignature(signature)) return args
  const spelled = callsIn(args.at(-1)).map(([method, ...rest]) => [
    spell(String(method), identifierCase),
    ...rest,
  ])
  return [...args.slice(0, -1), spelled]
}

/** The calls of a test; values that are not calls are left out. */
export const callsIn = (value: Value | undefined): Value[][] =>
  Array.isArray(value) ? value.filter((call) => Array.isArray(call)) : []

/** The names of the methods that return nothing, as a language spells them; none for a function. */
export const methodsWithoutResult = (
  signature: Signature,
  identifierCase: IdentifierCase,
): string[] =>
  isClassSignature(signature)
    ? signature.methods
        .filter(({ returns }) => returns === 'void')
        .map(({ name }) => spell(name, identifierCase))
    : []
