import type { Column, QuerySignature } from '@sightline/contracts/questions/questions'

const TYPE_NAMES: Record<Column['type'], string> = {
  int: 'integer',
  float: 'number',
  string: 'text',
}

/** The tables that a query reads, and the columns that it returns. */
export function TableDefinitions({
  signature: { tables, columns },
}: {
  signature: QuerySignature
}) {
  return (
    <section className="flex flex-col gap-3 text-sm">
      <h3 className="text-base">Tables</h3>
      <dl className="flex flex-col gap-2">
        {tables.map((table) => (
          <div key={table.name}>
            <dt className="font-mono font-medium">{table.name}</dt>
            <dd className="pl-4">
              <Columns columns={table.columns} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="font-medium">Your query returns</dt>
          <dd className="pl-4">
            <Columns columns={columns} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

const Columns = ({ columns }: { columns: Column[] }) => (
  <ul className="flex flex-wrap gap-x-4">
    {columns.map(({ name, type, isNullable }) => (
      <li key={name}>
        <span className="font-mono">{name}</span>{' '}
        <span className="text-muted">
          {TYPE_NAMES[type]}
          {isNullable && ' or NULL'}
        </span>
      </li>
    ))}
  </ul>
)
