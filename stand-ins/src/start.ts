import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { analyticsRoutes } from './analytics/routes.ts'
import { boardRoutes } from './boards/routes.ts'
import { codeRunnerRoutes } from './code-runner/routes.ts'
import { controlRoutes } from './control.routes.ts'
import { createControl } from './control.ts'
import { createObjectStore } from './files/object-store.ts'
import { fileRoutes } from './files/routes.ts'
import { s3Routes } from './files/s3.ts'
import { indexPage } from './index-page.ts'
import { ipRoutes } from './ip.ts'
import { createMailbox } from './mail/mailbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { startSmtp } from './mail/smtp.ts'
import { meetingRoutes } from './meeting/routes.ts'
import { modelRoutes } from './models/routes.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { pageRoutes } from './page.ts'
import { ratesRoutes } from './rates.ts'
import { razorpayRoutes } from './razorpay/routes.ts'
import { HOST, type Ports, serverEnvironment, smtpUrlOf } from './server-environment.ts'
import { transcriberRoutes } from './transcriber/routes.ts'

export interface StandIns {
  /** The origin of all HTTP stand-ins, for example `http://127.0.0.1:4000`. */
  origin: string
  /** The mail server's address, including user and password. */
  smtpUrl: string
  /** The environment variables that point a server at these stand-ins, grouped by third party. */
  environment: ReturnType<typeof serverEnvironment>
  list: { name: string; title: string; address: string }[]
  close(): Promise<void>
}

/** The port 0 chooses any free port. */
interface Options extends Ports {
  /** The site's origin. The OpenID provider redirects only to `/oauth-callback` on this origin. */
  webOrigin: string
  /** The address of the payment provider's webhooks; by default the site's webhook route. */
  webhookTarget?: string | undefined
  /**
   * For tests only: the code runner executes any code it receives on this machine, without a
   * sandbox.
   */
  withCodeRunner?: boolean
}

/**
 * Starts every stand-in. Stand-ins are local servers that speak the third parties' protocols and
 * check credentials; tests use `/control` to make them fail, stall or answer nonsense. All of them
 * listen on the loopback interface only.
 */
export async function startStandIns({
  port,
  smtpPort,
  webOrigin,
  ...more
}: Options): Promise<StandIns> {
  const control = createControl()
  const mailbox = createMailbox()
  const objects = createObjectStore()
  const smtp = await startSmtp({ host: HOST, port: smtpPort, mailbox, control })
  // Closing must not wait for stalled or kept-alive connections.
  const app = Fastify({ forceCloseConnections: true })
  const list: StandIns['list'] = []
  const webhookTarget = more.webhookTarget ?? `${webOrigin}/api/webhooks/razorpay`
  let origin = ''

  await app.register(websocket, { options: { maxPayload: 1024 * 1024 } })
  app.register(pageRoutes)
  app.register(controlRoutes, { prefix: '/control', control })
  app.register(mailRoutes, { prefix: '/mail', mailbox })
  app.register(oidcRoutes, { prefix: '/oidc', control, webOrigin, issuer: () => `${origin}/oidc` })
  app.register(ipRoutes, { prefix: '/ip', control })
  app.register(ratesRoutes, { prefix: '/rates', control })
  app.register(razorpayRoutes, { prefix: '/razorpay', control, webhookTarget })
  app.register(s3Routes, { prefix: '/s3', control, objects })
  app.register(fileRoutes, { prefix: '/files', objects })
  app.register(analyticsRoutes, { prefix: '/analytics', control })
  app.register(boardRoutes, { prefix: '/boards', control })
  app.register(meetingRoutes, { prefix: '/meeting' })
  app.register(modelRoutes, { prefix: '/models', control })
  app.register(transcriberRoutes, { prefix: '/transcriber', control })
  if (more.withCodeRunner) app.register(codeRunnerRoutes, { prefix: '/code-runner', control })
  app.register(indexPage, { list, control })
  app.addHook('preClose', async () => control.reset())

  try {
    origin = await app.listen({ host: HOST, port })
  } catch (error) {
    await smtp.close()
    throw error
  }
  const ports = { port: Number(new URL(origin).port), smtpPort: smtp.port }
  const smtpUrl = smtpUrlOf(ports)
  list.push(
    { name: 'mail', title: 'Mail inbox', address: `${origin}/mail` },
    { name: 'mail', title: 'Mail server', address: smtpUrl },
    {
      name: 'oidc',
      title: 'OpenID provider',
      address: `${origin}/oidc/.well-known/openid-configuration`,
    },
    { name: 'ip', title: 'IP look-up', address: `${origin}/ip` },
    { name: 'rates', title: 'Exchange rates', address: `${origin}/rates/USD` },
    { name: 'razorpay', title: 'Payments', address: `${origin}/razorpay` },
    { name: 's3', title: 'Object store', address: `${origin}/files` },
    { name: 'analytics', title: 'Analytics', address: `${origin}/analytics/events` },
    { name: 'models', title: 'Language models', address: `${origin}/models/calls` },
    { name: 'boards', title: 'Job boards', address: `${origin}/boards` },
    { name: 'transcriber', title: 'Transcription', address: `${origin}/transcriber/calls` },
  )
  const close = async () => {
    await Promise.all([app.close(), smtp.close()])
  }
  return { origin, smtpUrl, environment: serverEnvironment(ports), list, close }
}
