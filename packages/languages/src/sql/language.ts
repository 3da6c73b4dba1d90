import type { Column } from '@sightline/contracts/questions/questions'
import type { LanguageDescriptor } from '../descriptor.ts'
import { bracketList, typeNames } from '../spelling.ts'

const namesOf = (columns: Column[]) => columns.map(({ name }) => name).join(', ')

export const sql = {
  label: 'SQL',
  extension: 'sql',
  identifierCase: 'snake',
  indent: '  ',
  editorMode: 'sql',
  lineComment: '--',
  literals: { true: 'TRUE', false: 'FALSE', nothing: 'NULL' },
  typeName: typeNames(
    { int: 'INTEGER', float: 'REAL', bool: 'INTEGER', string: 'TEXT' },
    bracketList,
  ),
  queryStarter: ({ tables, columns }) =>
    [
      ...tables.map(({ name, columns }) => `-- ${name} (${namesOf(columns)})`),
      `-- Return: ${namesOf(columns)}`,
      'SELECT ',
    ].join('\n'),
  runsIn: 'browser',
} as const satisfies LanguageDescriptor
