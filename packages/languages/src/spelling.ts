/** How a language spells identifiers: `firstGap`, `first_gap` or `FirstGap`. */
export type IdentifierCase = 'camel' | 'snake' | 'pascal'

/** Spells a camelCase identifier in another case. */
export function spell(name: string, identifierCase: IdentifierCase): string {
  if (identifierCase === 'snake')
    return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (identifierCase === 'pascal') return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return name
}

type BaseType = 'int' | 'float' | 'bool' | 'string'

/** Makes a descriptor's `typeName` from the names of the base types and the form of a list. */
export const typeNames = (base: Record<BaseType, string>, listOf: (item: string) => string) =>
  function typeName(type: string): string {
    return type.endsWith('[]')
      ? listOf(typeName(type.slice(0, -2)))
      : (base[type as BaseType] ?? type)
  }

/** Indents every line of a text. */
export const indentBy = (indent: string, text: string) => text.replace(/^/gm, indent)

/** Appends `[]` per list level, as in `int[][]`. */
export const bracketList = (item: string) => `${item}[]`
