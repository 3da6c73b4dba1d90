import { bracketList, typeNames } from '../spelling.ts'

export const typeName = typeNames(
  { int: 'int', float: 'double', bool: 'boolean', string: 'String' },
  bracketList,
)
