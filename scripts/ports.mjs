import { createServer } from 'node:net'
import { Refusal } from './configuration.mjs'

/** @param {import('./configuration.mjs').Configuration} configuration @throws {Refusal} naming the first port that another program holds */
export async function refuseTakenPorts({ host, port, standInsPort }) {
  const wanted = [{ name: 'PORT', host, port }]
  if (standInsPort !== undefined) {
    wanted.push({ name: 'STAND_INS_PORT', host: '127.0.0.1', port: standInsPort })
    wanted.push({ name: 'STAND_INS_PORT', host: '127.0.0.1', port: standInsPort + 1 })
  }
  for (const { name, host, port } of wanted) {
    const code = await tryPort(host, port)
    if (code === 'EADDRINUSE') {
      throw new Refusal(`Port ${port} is taken by another program. Stop that one, or choose another port with ${name}.`)
    }
    if (code) throw new Refusal(`Cannot listen on ${host}:${port} (${code}). Choose another with ${name}.`)
  }
}

/** @param {string} host @param {number} port @returns {Promise<string | undefined>} the error's code, if it cannot be had */
function tryPort(host, port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'unknown'))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** A port of 127.0.0.1 that nobody holds at this moment. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)))
    })
  })
}
