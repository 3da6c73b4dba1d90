import pg from 'pg'

/** How the connection is named in `pg_stat_activity`. */
export const LISTENER_NAME = 'sightline-listener'
const RECONNECT_DELAY_MS = 250
const PING_EVERY_MS = 2000
/** Longer than a slow database needs for an answer. */
const PING_LIMIT_MS = 4000

export interface Listener {
  close(): Promise<void>
}

interface Options {
  connectionString: string
  channel: string
  onMessage(payload: string): void
  /** Called after each reconnect: notifications sent while the connection was down are lost. */
  onGap(): void
  pingEveryMs?: number
  pingLimitMs?: number
}

/**
 * Listens on a PostgreSQL channel over a dedicated connection, because PostgreSQL notifies only the
 * connection that listens. Pings the database, because nothing else tells a channel without
 * messages from a connection that was lost silently.
 * @throws when the first connection fails
 */
export async function listenOnPostgres({
  connectionString,
  channel,
  onMessage,
  onGap,
  pingEveryMs = PING_EVERY_MS,
  pingLimitMs = PING_LIMIT_MS,
}: Options): Promise<Listener> {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client

  const connect = async () => {
    const opened = new pg.Client({
      connectionString,
      // The name by which operators tell this connection from those of the pool.
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: 5000,
      query_timeout: pingLimitMs,
      keepAlive: true,
    })
    client = opened
    opened.on('notification', ({ payload }) => onMessage(payload ?? ''))
    opened.on('error', () => {})
    await opened.connect()
    try {
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await opened.end()
      throw error
    }
    opened.once('end', () => {
      clearTimeout(timer)
      scheduleReconnect()
    })
    schedulePing(opened)
  }

  const schedulePing = (pinged: pg.Client) => {
    timer = setTimeout(() => {
      pinged.query('select 1').then(
        () => !isClosed && schedulePing(pinged),
        // Ending a client whose query is under way destroys its connection.
        () => pinged.end(),
      )
    }, pingEveryMs)
  }

  const scheduleReconnect = () => {
    if (isClosed) return
    timer = setTimeout(() => connect().then(onGap, scheduleReconnect), RECONNECT_DELAY_MS)
  }

  await connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client.end()
    },
  }
}
