import { typeNames } from '../spelling.ts'

export const typeName = typeNames(
  { int: 'i64', float: 'f64', bool: 'bool', string: 'String' },
  (item) => `Vec<${item}>`,
)
