import { bracketList, typeNames } from '../spelling.ts'

export const typeName = typeNames(
  { int: 'int', float: 'double', bool: 'bool', string: 'string' },
  bracketList,
)
