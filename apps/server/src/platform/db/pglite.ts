import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

/**
 * PGlite without its cost per query of merging type parsers. Drizzle passes the same few parsers
 * with every query, and PGlite merges them with hundreds of its own each time, which takes longer
 * than most queries. This class merges them once, at the first query.
 */
export class PGliteWithCachedParsers extends PGlite {
  #hasMergedParsers = false

  override query<T>(
    query: string,
    params?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
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
    if (!this.#hasMergedParsers) Object.assign(this.parsers, options.parsers)
    this.#hasMergedParsers = true
    const { parsers: _, ...otherOptions } = options
    return otherOptions
  }
}
