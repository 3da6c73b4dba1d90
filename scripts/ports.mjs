import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { UserError } from './configuration.mjs'

/**
 * @param {import('./configuration.mjs').Configuration} configuration
 * @throws {UserError} naming the first port in use
 */
export async function checkPorts({ host, port, standInsPort }) {
  await checkPort('PORT', host, port)
  if (standInsPort === undefined) return
  await checkPort('STAND_INS_PORT', '127.0.0.1', standInsPort)
  await checkPort('STAND_INS_PORT', '127.0.0.1', standInsPort + 1)
}

/** @param {string} variable @param {string} host @param {number} port */
async function checkPort(variable, host, port) {
  try {
    await listenOnce(host, port)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new UserError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program. Stop that one, or choose another port with ${variable}.`
        : `Cannot listen on ${host}:${port} (${code}). Choose another with ${variable}.`,
    )
  }
}

/**
 * A port of 127.0.0.1 that is free at this moment, and so is the port after it. Both lie below the
 * range from which systems take the ports of outgoing connections, so that no such connection takes
 * them before they are used.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    try {
      await listenOnce('127.0.0.1', port)
      await listenOnce('127.0.0.1', port + 1)
      return port
    } catch {
      // Another program listens there: try the next random port.
    }
  }
}

/** Listens for a moment. @param {string} host @param {number} port @returns {Promise<void>} */
function listenOnce(host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => server.close(() => resolve()))
  })
}
