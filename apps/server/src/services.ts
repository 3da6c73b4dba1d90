import { readVectors } from '@sightline/coach/toolchain/stored-vectors'
import { HEARTBEAT_S } from '@sightline/contracts/platform/events'
import type { FastifyInstance } from 'fastify'
import { createCodeRunner } from './adapters/code-runner.ts'
import { createFileStore } from './adapters/files.ts'
import { createMailer } from './adapters/mail.ts'
import { createModels } from './adapters/models.ts'
import { createTranscriber } from './adapters/transcriber.ts'
import type { AuthDeps } from './auth/deps.ts'
import { createKnownDevices } from './auth/log-in/known-devices.ts'
import { createLogInSessions } from './auth/log-in-session.ts'
import { deleteExpired } from './auth/sweep.ts'
import { createBilling } from './billing/feature.ts'
import { deleteOrphanedResumes } from './candidacies/resumes.ts'
import { createLedger } from './credits/public.ts'
import { createDeviceFeature } from './devices/feature.ts'
import { endDevices } from './devices/public.ts'
import { createProbes, declareScoring, questionBankWith } from './interviews/public.ts'
import { createLiveAnswers } from './live/answers/answers.ts'
import { declareSessionScoring } from './live/debrief/debrief.ts'
import { createDoubts } from './live/doubts/doubts.ts'
import { createLiveStates } from './live/live-log.ts'
import { createHearings } from './live/sound/hearings.ts'
import { createSpeechTranscribers } from './live/sound/speech-transcribers.ts'
import { endViewersOf } from './live/viewers/viewers.ts'
import { createEncoder, createKnownMeanings } from './meaning/public.ts'
import { createModelPool } from './models/public.ts'
import { seedPlans } from './plans/seed.ts'
import { createBackgroundTasks } from './platform/background.ts'
import { type Clock, type DatabaseClock, MINUTE_MS, SECOND_MS } from './platform/clock.ts'
import { type Database, openDatabase } from './platform/db/client.ts'
import type { Env } from './platform/env.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createLimiter } from './platform/limits/limiter.ts'
import { createReadSlots } from './platform/limits/read-slots.ts'
import { createMailQueue } from './platform/mail/queue.ts'
import { createPostings } from './postings/feature.ts'
import { declareResumeEncoding } from './profile/feature.ts'
import { createInstallers } from './releases/installers.ts'
import { createReplyHooks } from './replies/public.ts'
import { logUnreadable } from './session-log/public.ts'
import { createStreamSlots } from './streams/slots.ts'

interface Options {
  app: FastifyInstance
  env: Env
  clock: Clock
  databaseClock: DatabaseClock
  database: Database | undefined
}

/**
 * Creates the services that features share and starts their timers. Closing the app closes them,
 * background work first, so that no work is lost.
 */
export async function createServices({ app, env, clock, databaseClock, database }: Options) {
  const opened = database ?? (await openDatabase(env))
  const { db, listen, close } = opened
  await seedPlans(db, env)
  const mailer = createMailer(env)
  const files = await createFileStore(env)
  const limiter = createLimiter({ db, clock: databaseClock, secret: env.AUTH_SECRET })
  const ledger = createLedger({ clock, secret: env.AUTH_SECRET })
  const background = createBackgroundTasks(app.log)
  const jobs = createJobs({ database: opened, log: app.log })
  const mails = createMailQueue({ db, clock, mailer, jobs, secretKey: env.AUTH_SECRET })
  const billing = createBilling({ app, db, env, clock, ledger, mails, jobs, background })
  const encoder = createEncoder()
  const postings = await createPostings({ db, env, clock, jobs, limiter, mails, encoder })
  const logInSessions = createLogInSessions({ db, env, clock })
  const devices = createDeviceFeature({ db, env, clock, mails, background, logInSessions })
  const encodeLater = declareResumeEncoding({ db, clock, jobs, encoder })
  const streamSlots = createStreamSlots({ db, databaseClock, inBackground: background.run })
  background.every(HEARTBEAT_S * SECOND_MS, streamSlots.renew)
  scheduleSweeps(jobs, {
    'delete-expired-log-ins': () => deleteExpired(db, clock),
    'end-unused-devices': devices.devices.sweep,
    'delete-expired-device-codes': devices.authorizations.sweep,
    'delete-old-counters': limiter.sweep,
    'forget-old-trials': () => ledger.forgetOldTrials(db),
    'delete-orphaned-resumes': () => deleteOrphanedResumes({ db, files, clock }),
    'delete-dead-streams': streamSlots.sweep,
  })
  const installers = await createInstallers(env, app.log)
  background.every(30 * SECOND_MS, installers.refresh)
  const codeRunner = createCodeRunner(env)
  const transcriber = createTranscriber(env)
  background.run(codeRunner.refresh())
  background.every(10 * MINUTE_MS, codeRunner.refresh)
  const stopLogging = logUnreadable(app.log)
  app.decorate('background', background)
  app.decorate('jobs', jobs)
  app.addHook('onReady', jobs.start)
  app.addHook('preClose', async () => {
    background.stop()
    jobs.stop()
  })
  app.addHook('onClose', async () => {
    await Promise.all([background.close(), jobs.close()])
    stopLogging()
    mailer.close()
    encoder.close()
    await files.close()
    await close()
  })
  const knownDevices = createKnownDevices(env)
  const sentences = { stored: readVectors(), log: app.log }
  const bank = questionBankWith(
    createKnownMeanings({ ...sentences, encode: encoder.encodeSentences }),
  )
  const visitorMeanings = createKnownMeanings({ ...sentences, encode: encoder.encodeForVisitor })
  const scoreLater = declareScoring({ db, bank, jobs })
  const scoreSessionLater = declareSessionScoring({ db, bank, jobs })
  const models = createModels(env)
  const modelPool = createModelPool({ db, env, clock, models, log: app.log })
  const replyOptions =
    models.length > 0 ? { hasModels: true, replyHooks: createReplyHooks(bank) } : {}
  const hearings = createHearings({
    transcribers: createSpeechTranscribers(env, transcriber),
    log: app.log,
  })
  const liveStates = createLiveStates()
  const live = { db, clock, ledger, bank, liveStates, scoreSessionLater, limiter, modelPool }
  const liveAnswers = createLiveAnswers({ ...live, secret: env.AUTH_SECRET })
  const liveDoubts = createDoubts({ ...live, liveAnswers })
  const onNewPassword: AuthDeps['onNewPassword'] = async (tx, userId, { endsDevices }) => {
    await endViewersOf(tx, userId)
    if (endsDevices) await endDevices(tx, clock(), { ownerId: userId }, 'new-password')
  }
  const accounts = {
    logInSessions,
    ...devices,
    knownDevices,
    mailer,
    mails,
    billing,
    onNewPassword,
  }
  const replies = { bank, modelPool, ...replyOptions, codeRunner, transcriber }
  return {
    db,
    listen,
    env,
    clock,
    limiter,
    readSlots: createReadSlots(),
    streamSlots,
    ledger,
    files,
    ...accounts,
    ...replies,
    liveStates,
    liveAnswers,
    liveDoubts,
    hearings,
    postings,
    installers,
    probes: createProbes(),
    encodeLater,
    visitorMeanings,
    scoreLater,
    scoreSessionLater,
    inBackground: background.run,
  }
}

/** Hourly, a minute apart from each other. */
function scheduleSweeps(jobs: Jobs, sweeps: Record<string, () => Promise<void>>) {
  for (const [index, [name, run]] of Object.entries(sweeps).entries())
    jobs.schedule({ name, cron: `${10 + index} * * * *`, run })
}
