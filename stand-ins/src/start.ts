import Fastify from 'fastify'
import { analyticsRoutes } from './analytics/routes.ts'
import { codeRunnerRoutes } from './code-runner/routes.ts'
import { controlRoutes } from './control.routes.ts'
import { createControl } from './control.ts'
import { createObjects } from './files/objects.ts'
import { fileRoutes } from './files/routes.ts'
import { s3Routes } from './files/s3.ts'
import { indexPage } from './index-page.ts'
import { ipRoutes } from './ip.ts'
import { createMailbox } from './mail/mailbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { startSmtp } from './mail/smtp.ts'
import { modelRoutes } from './models/routes.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { pageRoutes } from './page.ts'
import { ratesRoutes } from './rates.ts'
import { razorpayRoutes } from './razorpay/routes.ts'
import { transcriberRoutes } from './transcriber/routes.ts'

export interface StandIns {
  /** Where the HTTP stand-ins are, as in `http://127.0.0.1:4000`. */
  origin: string
  /** The mail server with the user and password it asks for. */
  smtpUrl: string
  list: { name: string; title: string; address: string }[]
  close(): Promise<void>
}

interface Options {
  /** 0 takes any free one. */
  port: number
  /** 0 takes any free one. */
  smtpPort: number
  /** Where the OpenID provider may send people back to: the origin of the site. */
  webOrigin: string
  /** Where the payment provider sends its webhooks; the site's address for them unless given. */
  webhookTarget?: string | undefined
  /** For tests alone: it runs whatever code it is sent, on this machine and with nothing around it. */
  withCodeRunner?: boolean
}

const host = '127.0.0.1'

/**
 * Starts every stand-in: local servers that speak the protocols of the third parties, check credentials as those do,
 * and can be told through `/control` to fail, stall or answer nonsense. Nothing outside this machine reaches them.
 */
export async function startStandIns({ port, smtpPort, webOrigin, ...more }: Options): Promise<StandIns> {
  const control = createControl()
  const mailbox = createMailbox()
  const objects = createObjects()
  const smtp = await startSmtp({ host, port: smtpPort, mailbox, control })
  // Stalled and kept-alive connections must not hold the process back.
  const app = Fastify({ forceCloseConnections: true })
  const list: StandIns['list'] = []
  const webhookTarget = more.webhookTarget ?? `${webOrigin}/api/webhooks/razorpay`
  let origin = ''

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
  app.register(modelRoutes, { prefix: '/models', control })
  app.register(transcriberRoutes, { prefix: '/transcriber', control })
  if (more.withCodeRunner) app.register(codeRunnerRoutes, { prefix: '/code-runner', control })
  app.register(indexPage, { list, control })
  app.addHook('preClose', async () => control.reset())

  try {
    origin = await app.listen({ host, port })
  } catch (error) {
    await smtp.close()
    throw error
  }
  list.push(
    { name: 'mail', title: 'Mail inbox', address: `${origin}/mail` },
    { name: 'mail', title: 'Mail server', address: smtp.url },
    { name: 'oidc', title: 'OpenID provider', address: `${origin}/oidc/.well-known/openid-configuration` },
    { name: 'ip', title: 'IP look-up', address: `${origin}/ip` },
    { name: 'rates', title: 'Exchange rates', address: `${origin}/rates/USD` },
    { name: 'razorpay', title: 'Payments', address: `${origin}/razorpay` },
    { name: 's3', title: 'Object store', address: `${origin}/files` },
    { name: 'analytics', title: 'Analytics', address: `${origin}/analytics/events` },
    { name: 'models', title: 'Language models', address: `${origin}/models/calls` },
    { name: 'transcriber', title: 'Transcription', address: `${origin}/transcriber/calls` },
  )
  const close = async () => {
    await Promise.all([app.close(), smtp.close()])
  }
  return { origin, smtpUrl: smtp.url, list, close }
}
