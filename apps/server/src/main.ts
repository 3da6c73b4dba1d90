import { SECOND_MS } from './platform/clock.ts'
import { EnvError, readEnv } from './platform/env.ts'

const STOP_WITHIN_MS = 30 * SECOND_MS

try {
  const env = readEnv(process.env)
  // Loaded once it is clear that all is configured: it takes longer than to say what is missing.
  const { buildApp } = await import('./app.ts')
  const app = await buildApp({ env })
  await app.listen({ host: env.HOST, port: env.PORT })
  const stop = async (signal: string) => {
    app.log.info({ signal }, 'Stopping: what was accepted is finished first')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await app.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error)
  process.exit(1)
}
