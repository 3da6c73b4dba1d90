import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

/**
 * PGlite as drizzle is best served. Drizzle gives the same few parsers with each query, and PGlite would make a table of
 * them and its own hundreds anew for each, which takes longer than most queries: they become its own with the first one.
 */
export class PGliteWithCachedParsers extends PGlite {
  #hasParsers = false

  override query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query(query, params, this.#withoutParsers(options))
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((transaction) => {
      const { query } = transaction
      return work(
        Object.assign(transaction, {
          query: <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
            query<Row>(text, params, this.#withoutParsers(options)),
        }),
      )
    })
  }

  #withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
    if (!options?.parsers) return options
    if (!this.#hasParsers) Object.assign(this.parsers, options.parsers)
    this.#hasParsers = true
    const { parsers: _, ...others } = options
    return others
  }
}
