import type { Signature } from '@sightline/contracts/questions/questions'

/** The item type of a list type: `int[]` for `int[][]`; null for other types. */
export const itemType = (type: string): string | null =>
  type.endsWith('[]') ? type.slice(0, -2) : null

/** The list types among a function's parameters, nested ones included, each once. */
export function listTypesIn({ parameters }: Signature): string[] {
  const lists = new Set<string>()
  for (let { type } of parameters)
    for (let item = itemType(type); item !== null; item = itemType(type)) {
      lists.add(type)
      type = item
    }
  return [...lists]
}

/** A type as part of an identifier: `intListList` for `int[][]`. */
export const nameOfType = (type: string): string => type.replaceAll('[]', 'List')
