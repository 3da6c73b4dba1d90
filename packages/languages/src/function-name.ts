import type { Language, Signature } from '@sightline/contracts/questions'

const SNAKE_CASE: readonly Language[] = ['python', 'ruby', 'rust']
const PASCAL_CASE: readonly Language[] = ['csharp', 'go']

/** The name of a question's function as `language` spells it: `firstGap`, `first_gap` or `FirstGap`. */
export function functionName({ name }: Pick<Signature, 'name'>, language: Language): string {
  if (SNAKE_CASE.includes(language)) return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (PASCAL_CASE.includes(language)) return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return name
}
