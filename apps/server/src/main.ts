import { SECOND_MS } from './platform/clock.ts'
import { EnvError, readEnv, unsetContactVariables } from './platform/env.ts'

const SHUTDOWN_TIMEOUT_MS = 30 * SECOND_MS

try {
  const env = readEnv(process.env)
  // Imported after the configuration was read: the import takes long, and a configuration error
  // should not wait for it.
  const { buildApp } = await import('./app.ts')
  const app = await buildApp({ env })
  const hidden = unsetContactVariables(env)
  if (env.NODE_ENV === 'production' && hidden.length > 0)
    app.log.warn({ hidden }, 'Pages hide contact details and social links that are not configured')
  await app.listen({ host: env.HOST, port: env.PORT })
  const stop = async (signal: string) => {
    app.log.info({ signal }, 'Shutting down: accepted requests are finished first')
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
    await app.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exit(1)
}
