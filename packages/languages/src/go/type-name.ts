import { typeNames } from '../spelling.ts'

export const typeName = typeNames(
  { int: 'int', float: 'float64', bool: 'bool', string: 'string' },
  (item) => `[]${item}`,
)
