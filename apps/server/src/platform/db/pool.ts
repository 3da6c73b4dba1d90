import pg from 'pg'
import { DatabaseConnectionError } from './connection-errors.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: () => void,
) => void

/** A connection pool that survives connections lost at any moment, transactions included. */
export class DatabasePool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    const inUse = new Set<pg.PoolClient>()
    // Without handlers, a lost connection would end the process: of an idle client and of a client
    // in a transaction.
    this.on('error', () => {})
    this.on('acquire', (client) => inUse.add(client))
    this.on('release', (_error, client) => inUse.delete(client))
    this.on('connect', (client) => {
      client.on('error', () => {})
      // Drizzle never releases a client whose `begin` failed; twenty of them would block the pool
      // for ever.
      client.on('end', () => {
        if (!inUse.has(client)) return
        client.release(true)
        client.release = () => {}
      })
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  /**
   * Marks the error of a failed connection, because a plain network error does not tell whose it
   * is.
   */
  override connect(callback?: ConnectCallback) {
    if (callback) return super.connect(callback)
    return super.connect().catch((cause: unknown) => {
      throw new DatabaseConnectionError('No connection to the database', { cause })
    })
  }
}
