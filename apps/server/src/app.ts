import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { personalDataRoutes } from './account/personal-data.routes.ts'
import { accountSettingsRoutes } from './account/settings.routes.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { applicationRoutes } from './applications/applications.routes.ts'
import { googleRoutes } from './auth/google/google.routes.ts'
import { logInRoutes } from './auth/log-in/log-in.routes.ts'
import { requireLogIn } from './auth/log-in-session.ts'
import { changePasswordRoutes } from './auth/passwords/change-password.routes.ts'
import { recoveryRoutes } from './auth/recovery/recovery.routes.ts'
import { signUpRoutes } from './auth/sign-up/sign-up.routes.ts'
import { billingRoutes } from './billing/billing.routes.ts'
import { webhookRoutes } from './billing/webhooks.routes.ts'
import { candidacyRoutes } from './candidacies/routes.ts'
import { contextRoutes } from './context/context.routes.ts'
import {
  deviceLogInRoutes,
  deviceSettingsRoutes,
  ownDeviceRoutes,
} from './devices/devices.routes.ts'
import { requireDevice } from './devices/guard.ts'
import { fittingRoutes } from './fitting/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { interviewRoutes } from './interviews/interviews.routes.ts'
import { runRoutes } from './interviews/runs/runs.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { liveViewRoutes } from './live/viewers/viewers.routes.ts'
import { planRoutes } from './plans/routes.ts'
import { type Clock, type DatabaseClock, databaseClock, systemClock } from './platform/clock.ts'
import type { Database } from './platform/db/client.ts'
import type { Env } from './platform/env.ts'
import { eventRoutes } from './platform/events/routes.ts'
import { createHttpServer } from './platform/http.ts'
import { holdReadSlot } from './platform/limits/read-slots.ts'
import { documentDevice, documentSession } from './platform/openapi/transform.ts'
import { postingRoutes } from './postings/routes.ts'
import {
  endSearchMailRoutes,
  savedSearchRoutes,
} from './postings/searches/saved-searches.routes.ts'
import { practiceQuestionRoutes } from './practice-questions/routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { rateRoutes } from './rates/routes.ts'
import { releaseRoutes } from './releases/routes.ts'
import { replyRoutes } from './replies/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { sampleRoutes } from './samples/routes.ts'
import { createServices } from './services.ts'
import { siteRoutes } from './site/routes.ts'
import { transcriptRoutes } from './transcripts/routes.ts'
import { writingRoutes } from './writing/routes.ts'

interface Options {
  env: Env
  clock?: Clock
  /** The time of rate limits. */
  databaseClock?: DatabaseClock
  /**
   * An open database; by default the configured one is opened. Closing the app closes it in both
   * cases.
   */
  database?: Database
  /** Where log lines go; by default to the standard output. */
  logStream?: { write(line: string): void }
}

/** Builds the whole server without listening. Closing the app closes every service. */
export async function buildApp(options: Options): Promise<FastifyInstance> {
  const { env, clock = systemClock, database } = options
  const app = await createHttpServer(env, options.logStream)
  const deps = await createServices({
    app,
    env,
    clock,
    databaseClock: options.databaseClock ?? databaseClock,
    database,
  })
  const { billing, logInSessions } = deps

  // Outside the API scope: monitors call it all the time and send no cookies.
  await app.register(healthRoutes, { ...deps, prefix: '/api' })
  await app.register(
    async (api) => {
      await api.register(cookie)
      await api.register(logInRoutes, deps)
      await api.register(signUpRoutes, deps)
      await api.register(googleRoutes, deps)
      await api.register(recoveryRoutes, deps)
      await api.register(planRoutes, deps)
      if (billing.provider) await api.register(webhookRoutes, { ...deps, ...billing.provider })
      await api.register(rateRoutes, deps)
      await api.register(sampleRoutes, deps)
      await api.register(candidacyRoutes, deps)
      await api.register(liveViewRoutes, deps)
      await api.register(analyticsRoutes, deps)
      await api.register(releaseRoutes, deps)
      await api.register(endSearchMailRoutes, deps)
      await api.register(deviceLogInRoutes, deps)
      await api.register(async (device) => {
        device.addHook('onRoute', documentDevice)
        device.addHook('onRequest', requireDevice(deps.deviceGuard))
        await device.register(ownDeviceRoutes, deps)
      })
      await api.register(async (signedIn) => {
        signedIn.addHook('onRoute', documentSession)
        signedIn.addHook('onRequest', requireLogIn(logInSessions.find, deps.deviceGuard.admit))
        signedIn.addHook('preHandler', holdReadSlot(deps.readSlots))
        await signedIn.register(accountSettingsRoutes, deps)
        await signedIn.register(personalDataRoutes, deps)
        await signedIn.register(changePasswordRoutes, deps)
        await signedIn.register(deviceSettingsRoutes, deps)
        await signedIn.register(contextRoutes, deps)
        await signedIn.register(billingRoutes, billing)
        await signedIn.register(eventRoutes, deps)
        await signedIn.register(interviewRoutes, deps)
        await signedIn.register(runRoutes, deps)
        await signedIn.register(fittingRoutes, deps)
        await signedIn.register(writingRoutes, deps)
        await signedIn.register(replyRoutes, deps)
        await signedIn.register(reviewRoutes, deps)
        await signedIn.register(transcriptRoutes, deps)
        await signedIn.register(liveRoutes, deps)
        await signedIn.register(practiceQuestionRoutes, deps)
        await signedIn.register(postingRoutes, deps)
        await signedIn.register(savedSearchRoutes, deps)
        await signedIn.register(applicationRoutes, deps)
        await signedIn.register(profileRoutes, deps)
      })
    },
    { prefix: '/api' },
  )
  await app.register(siteRoutes, deps)
  return app
}
