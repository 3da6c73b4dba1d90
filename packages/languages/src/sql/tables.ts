import type { Column, Table, Value } from '@sightline/contracts/questions/questions'
import type { Database, SqlValue } from 'sql.js'
import { rowsIn } from '../query-signature.ts'
import { sql } from './language.ts'

/** Creates the tables of a test with their rows, `args[i]` those of `tables[i]`. */
export function createTables(database: Database, tables: Table[], args: Value[]): void {
  database.run('BEGIN')
  for (const [index, { name, columns }] of tables.entries()) {
    database.run(`CREATE TABLE ${name} (${columns.map(definition).join(', ')})`)
    const insert = database.prepare(
      `INSERT INTO ${name} VALUES (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of rowsIn(args[index])) insert.run(row as SqlValue[])
    insert.free()
  }
  database.run('COMMIT')
}

/** A column as SQL defines it: `city TEXT NOT NULL`. */
export const definition = ({ name, type, isNullable }: Column) =>
  `${name} ${sql.typeName(type)}${isNullable ? '' : ' NOT NULL'}`
