import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A line to a TCP server that can fail in the ways in which networks fail. */
export interface NetworkLine {
  /** Where to connect, instead of to the server. */
  port: number
  /**
   * From now on bytes are lost in both directions and no connection is closed, as when a machine
   * disappears. Connections that were open stay lost.
   */
  loseSilently(): void
  /** From now on whatever the server sends arrives this much later. */
  delay(delayMs: number): void
  /** New connections work again, and without delay. */
  repair(): void
  close(): Promise<void>
}

/** Opens a line to a TCP server at 127.0.0.1, at `port` or at any that is free. */
export async function openNetworkLine(targetPort: number, port = 0): Promise<NetworkLine> {
  const open = new Set<{ isLost: boolean; ends: Socket[] }>()
  let isLosing = false
  let delayMs = 0

  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1')
    const connection = { isLost: isLosing, ends: [client, target] }
    open.add(connection)
    const closeBoth = () => {
      open.delete(connection)
      for (const end of connection.ends) end.destroy()
    }
    for (const end of connection.ends) {
      end.on('error', () => {})
      end.on('close', () => connection.isLost || closeBoth())
    }
    client.on('data', (bytes) => connection.isLost || target.write(bytes))
    // Each piece waits for the one before it, so that bytes keep their order.
    let sent = Promise.resolve()
    target.on('data', (bytes) => {
      const arrival = setTimeout(delayMs)
      sent = sent.then(() => arrival).then(() => void (connection.isLost || client.write(bytes)))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    loseSilently() {
      isLosing = true
      for (const connection of open) connection.isLost = true
    },
    delay(ms) {
      delayMs = ms
    },
    repair() {
      isLosing = false
      delayMs = 0
    },
    async close() {
      for (const { ends } of open) for (const end of ends) end.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
