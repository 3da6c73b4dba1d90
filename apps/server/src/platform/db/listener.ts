import pg from 'pg'

const RECONNECT_DELAY_MS = 250

export interface Listener {
  close(): Promise<void>
}

interface Options {
  connectionString: string
  channel: string
  onMessage(payload: string): void
  /** Called after each reconnect: notifications sent while the connection was down are lost. */
  onGap(): void
}

/**
 * Listens on a PostgreSQL channel over a dedicated connection, because PostgreSQL notifies only the
 * connection that listens.
 * @throws when the first connection fails
 */
export async function listenOnPostgres({
  connectionString,
  channel,
  onMessage,
  onGap,
}: Options): Promise<Listener> {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client

  const connect = async () => {
    client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    client.on('error', () => {})
    client.on('end', scheduleReconnect)
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  const scheduleReconnect = () => {
    if (isClosed) return
    clearTimeout(timer)
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
