import Fastify from 'fastify'

/** The measure of what the framework alone can do on this machine: one route, nothing else. */
const app = Fastify()
app.get('/', async () => ({ status: 'ok' }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.once('SIGTERM', () => app.close())
