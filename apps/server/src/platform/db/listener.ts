import pg from 'pg'

const RETRY_MS = 1000

export interface Listener {
  close(): Promise<void>
}

interface Options {
  connectionString: string
  channel: string
  onMessage(payload: string): void
  /** Called after each reconnect: what was said meanwhile is lost. */
  onGap(): void
}

/** Listens on a connection of its own, for notifications belong to the connection that asked for them. @throws when the first one fails */
export async function listenOnPostgres({ connectionString, channel, onMessage, onGap }: Options): Promise<Listener> {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let client: pg.Client

  const connect = async () => {
    client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
    client.on('notification', ({ payload }) => onMessage(payload ?? ''))
    client.on('error', () => {})
    client.on('end', reconnectLater)
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  const reconnectLater = () => {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => connect().then(onGap, reconnectLater), RETRY_MS)
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
