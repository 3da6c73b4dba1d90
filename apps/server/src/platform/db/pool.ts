import { Socket } from 'node:net'
import pg from 'pg'
import { DatabaseConnectionError } from './connection-errors.ts'

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: () => void,
) => void

interface Config extends pg.PoolConfig {
  /**
   * A connection is destroyed when nothing was sent or received on it for this long. This limits
   * each query, and ends a transaction that sleeps.
   */
  silenceLimitMs: number
}

/**
 * A connection pool that survives connections lost at any moment, transactions included, and
 * whether or not the network says that they are lost.
 */
export class DatabasePool extends pg.Pool {
  constructor({ silenceLimitMs, ...config }: Config) {
    super({
      ...config,
      keepAlive: true,
      // The `query_timeout` of node-postgres would leave the connection in use by the query that
      // timed out, and its transaction would wait once more, for `rollback`.
      stream: () => {
        const socket = new Socket()
        return socket.setTimeout(silenceLimitMs, () => socket.destroy())
      },
    })
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
