import type { Signature } from '@sightline/contracts/questions'

/** `int[][]` is a list of `int[]`; null of what is no list. */
export const itemType = (type: string): string | null => (type.endsWith('[]') ? type.slice(0, -2) : null)

/** The lists that go into a function, the inner ones too, each once. */
export function listTypesIn({ parameters }: Signature): string[] {
  const lists = new Set<string>()
  for (let { type } of parameters)
    for (let item = itemType(type); item !== null; item = itemType(type)) {
      lists.add(type)
      type = item
    }
  return [...lists]
}

/** A type as part of a name: `int[][]` is `intListList`. */
export const nameOfType = (type: string): string => type.replaceAll('[]', 'List')
