import Fastify from 'fastify'

/** A process with a single route: what Fastify alone can do on this machine. */
const app = Fastify()
app.get('/', async () => ({ status: 'ok' }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.once('SIGTERM', () => app.close())
