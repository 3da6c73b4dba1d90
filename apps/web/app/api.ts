import type { DeleteAccount, UpdateAccount } from '@sightline/contracts/account'
import type {
  GoogleStart,
  LogIn,
  OpenRecovery,
  Session,
  SignUp,
  StoreSession,
  VerifySignUp,
} from '@sightline/contracts/auth'
import type { CreateSubscription, VerifyPayment } from '@sightline/contracts/billing'
import type { Application } from '@sightline/contracts/careers'
import type { NewJobDescription, NewStory } from '@sightline/contracts/context'
import type { ReportedEvent } from '@sightline/contracts/interview-events'
import type { AskExplanation, AskHint, NewInterview, NewRun, NewSubmission } from '@sightline/contracts/interviews'
import type { OpenReply } from '@sightline/contracts/replies'
import type { z } from 'zod'
import { ask, fetchFile, openStream, send, sendAtLast } from './api-request.ts'

/**
 * Every call to the server, grouped by feature; all throw ApiError. Contracts are loaded with the first reply that has something to
 * check, so that a page of words does not load zod.
 */
export const api = {
  auth: {
    /** Null when nobody is signed in. */
    session: () =>
      ask('GET', '/auth/session', async (body): Promise<Session | null> => {
        if (isNobody(body)) return null
        return (await authShapes()).CurrentSession.parse(body).session
      }),
    logIn: (credentials: z.input<typeof LogIn>) => ask('POST', '/auth/log-in', readSession, credentials),
    logOut: () => send('POST', '/auth/log-out'),
    signUp: (credentials: z.input<typeof SignUp>) =>
      ask('POST', '/auth/sign-up', async (body) => (await authShapes()).SignUpStarted.parse(body), credentials),
    verify: (code: z.input<typeof VerifySignUp>) => ask('POST', '/auth/verify', readSession, code),
    resend: (email: string) => send('POST', '/auth/resend', { email }),
    startGoogle: (start: z.input<typeof GoogleStart>) =>
      ask('POST', '/auth/google', async (body) => (await authShapes()).GoogleRedirect.parse(body).url, start),
    forgotPassword: (email: string) => send('POST', '/auth/forgot-password', { email }),
    openRecovery: (tokens: z.input<typeof OpenRecovery>) => send('POST', '/auth/recovery', tokens),
    setPassword: (password: string) => send('POST', '/auth/new-password', { password }),
    doesUserExist: (email: string) =>
      ask('POST', '/check-user-exists', async (body) => (await authShapes()).UserExists.parse(body).exists, { email }),
    /** The address that this browser is seen from. */
    ownAddress: () => ask('GET', '/ip', async (body) => (await authShapes()).PublicAddress.parse(body).ip),
    storeSession: (record: z.input<typeof StoreSession>) => send('POST', '/store-session', record),
  },
  account: {
    /** Where the account is signed in, latest first. */
    devices: () =>
      ask('GET', '/account/sessions', async (body) => {
        const { SignedInDevice } = await import('@sightline/contracts/account')
        return SignedInDevice.array().parse(body)
      }),
    signOutDevice: (id: string) => send('DELETE', `/account/sessions/${encodeURIComponent(id)}`),
    update: (changes: z.input<typeof UpdateAccount>) => ask('PATCH', '/account', readSession, changes),
    /** All that is kept about the user, as a JSON file. */
    export: () => fetchFile('/account/export'),
    delete: (proof: z.input<typeof DeleteAccount>) => send('DELETE', '/account', proof),
  },
  context: {
    /** What the user has told about themselves. */
    read: () => ask('GET', '/context', async (body) => (await contextShapes()).PersonalContext.parse(body)),
    /** Takes the text from a resume. */
    readResume: (file: File) => {
      const form = new FormData()
      form.set('resume', file)
      return ask('POST', '/context/resume-files', readResume, form)
    },
    keepResume: (text: string) => ask('PATCH', '/context/resume', readResume, { text }),
    deleteResume: () => send('DELETE', '/context/resume'),
    addJobDescription: (job: z.input<typeof NewJobDescription>) => send('POST', '/context/job-descriptions', job),
    changeJobDescription: (id: string, job: z.input<typeof NewJobDescription>) =>
      send('PATCH', `/context/job-descriptions/${encodeURIComponent(id)}`, job),
    deleteJobDescription: (id: string) => send('DELETE', `/context/job-descriptions/${encodeURIComponent(id)}`),
    addStory: (story: z.input<typeof NewStory>) => send('POST', '/context/stories', story),
    changeStory: (id: string, story: z.input<typeof NewStory>) =>
      send('PATCH', `/context/stories/${encodeURIComponent(id)}`, story),
    deleteStory: (id: string) => send('DELETE', `/context/stories/${encodeURIComponent(id)}`),
  },
  careers: {
    /** Keeps a resume and answers with the name it is kept under. */
    uploadResume: (file: File) => {
      const form = new FormData()
      form.set('resume', file)
      return ask(
        'POST',
        '/careers/resumes',
        async (body) => (await careerShapes()).UploadedResume.parse(body).name,
        form,
      )
    },
    /** The public address of an uploaded resume. */
    resumeAddress: (name: string) =>
      ask(
        'GET',
        `/careers/resumes/${encodeURIComponent(name)}/address`,
        async (body) => (await careerShapes()).ResumeAddress.parse(body).url,
      ),
    apply: (application: z.input<typeof Application>) => send('POST', '/careers/applications', application),
  },
  analytics: {
    pageView: (path: string) => send('POST', '/page-views', { path }),
    /** Counts one and answers with where the installer is; null while there is none. */
    download: (platform: 'windows') =>
      ask(
        'POST',
        '/downloads',
        async (body) => (await import('@sightline/contracts/analytics')).DownloadTarget.parse(body).url,
        { platform },
      ),
  },
  plans: {
    /** What is sold, by price. */
    list: () =>
      ask('GET', '/plans', async (body) => {
        const { Plan } = await import('@sightline/contracts/plans')
        return Plan.array().parse(body)
      }),
    /** What a rupee is worth in dollars; null when nobody knows. */
    usdPerInr: () =>
      ask('GET', '/exchange-rates/INR', async (body) => {
        const { ExchangeRates } = await import('@sightline/contracts/rates')
        return ExchangeRates.parse(body).rates.USD ?? null
      }),
  },
  billing: {
    /** Plan, credits and payments of the signed-in user. */
    read: () => ask('GET', '/billing', async (body) => (await billingShapes()).Billing.parse(body)),
    createSubscription: (wish: z.input<typeof CreateSubscription>) =>
      ask(
        'POST',
        '/create-subscription',
        async (body) => (await billingShapes()).SubscriptionCreated.parse(body),
        wish,
      ),
    verifyPayment: (payment: z.input<typeof VerifyPayment>) => send('POST', '/verify-payment', payment),
    /** For the end of what is paid. */
    cancel: () => send('POST', '/subscription/cancel'),
    receipt: (paymentId: string) =>
      ask('GET', `/payments/${encodeURIComponent(paymentId)}`, async (body) =>
        (await billingShapes()).Receipt.parse(body),
      ),
  },
  interviews: {
    /** Newest first; from the one after `after` if given. */
    list: (after?: string) =>
      ask('GET', `/interviews${after === undefined ? '' : `?after=${after}`}`, async (body) =>
        (await interviewShapes()).InterviewPage.parse(body),
      ),
    create: (wish: z.input<typeof NewInterview>) =>
      ask('POST', '/interviews', async (body) => (await interviewShapes()).Interview.parse(body), wish),
    read: (id: string) => ask('GET', pathOf(id), async (body) => (await interviewShapes()).InterviewDetail.parse(body)),
    /** Answers with the events as stored, and with those of the coach that follow from them. */
    report: (id: string, events: ReportedEvent[]) => ask('POST', `${pathOf(id)}/events`, readEvents, { events }),
    /** Deletes it with all that happened in it. */
    delete: (id: string) => send('DELETE', pathOf(id)),
    /** The stream of the reply that is owed or under way. */
    openReply: (id: string, wish: OpenReply, signal: AbortSignal) => openStream(`${pathOf(id)}/replies`, wish, signal),
    stopReply: (id: string) => send('POST', `${pathOf(id)}/replies/stop`),
    /** How long replies took to their first words. */
    replyTimes: (id: string) =>
      ask('GET', `${pathOf(id)}/replies`, async (body) =>
        (await import('@sightline/contracts/replies')).ReplyTimes.parse(body),
      ),
    /** What was added after the event at `after`. */
    eventsAfter: (id: string, after: number) => ask('GET', `${pathOf(id)}/events?after=${after}`, readEvents),
    /** For a page that is being closed: nobody hears the answer. */
    reportAtLast: (id: string, events: ReportedEvent[]) => sendAtLast(`${pathOf(id)}/events`, { events }),
    /** The letter of an interview that has ended. */
    readReport: (id: string) =>
      ask('GET', `${pathOf(id)}/report`, async (body) => (await scoreShapes()).InterviewReport.parse(body)),
    /** What a model thinks of the candidate's words, beside the coach; null where there is none. */
    review: (id: string) =>
      ask(
        'POST',
        `${pathOf(id)}/review`,
        async (body) => (await import('@sightline/contracts/reviews')).ReviewWritten.parse(body).review,
      ),
    /** Whether language models are asked on this server, beside the coach. */
    hasModels: () =>
      ask(
        'GET',
        '/interviews/models',
        async (body) => (await import('@sightline/contracts/fitting')).ModelsState.parse(body).areThere,
      ),
    /** Has the questions fitted to the job description, as long as that takes; false while another server is at it. */
    fit: (id: string) =>
      ask(
        'POST',
        `${pathOf(id)}/fitting`,
        async (body) => (await import('@sightline/contracts/fitting')).FittingAsked.parse(body).isOver,
        undefined,
        { timeoutMs: FITTING_TIMEOUT_MS },
      ),
    /** Scores of the past, oldest first, and what to practise next. */
    progress: () => ask('GET', '/interviews/scores', async (body) => (await scoreShapes()).Progress.parse(body)),
    /** Edge cases of a question and what they should give. */
    readProbes: (id: string, question: string) =>
      ask(
        'GET',
        `${pathOf(id)}/probes?question=${encodeURIComponent(question)}`,
        async (body) => (await interviewShapes()).QuestionProbes.parse(body).probes,
      ),
    /** A good solution to a question, once the candidate may see it. */
    readSolution: (id: string, question: string) =>
      ask('GET', `${pathOf(id)}/solutions/${encodeURIComponent(question)}`, async (body) =>
        (await interviewShapes()).QuestionSolution.parse(body),
      ),
    submit: (id: string, submission: NewSubmission) =>
      ask(
        'POST',
        `${pathOf(id)}/submissions`,
        async (body) => (await interviewShapes()).SubmissionStarted.parse(body),
        submission,
      ),
    /** The languages that the server's engine runs, beside those that run here. */
    engineLanguages: () =>
      ask(
        'GET',
        '/interviews/languages',
        async (body) => (await interviewShapes()).RunnableOnEngine.parse(body).languages,
      ),
    /** Runs code on the server's engine, for as long as that takes or until `signal` says otherwise. */
    run: (id: string, run: NewRun, signal: AbortSignal) =>
      ask(
        'POST',
        `${pathOf(id)}/runs`,
        async (body) => (await interviewShapes()).RunFinished.parse(body).results,
        run,
        { signal, timeoutMs: RUN_TIMEOUT_MS },
      ),
    /** Whether the server turns recordings into words. */
    hasTranscriber: () =>
      ask(
        'GET',
        '/interviews/transcriber',
        async (body) => (await transcriptShapes()).TranscriberState.parse(body).isThere,
      ),
    /** The words of a recording, which the server does not keep. */
    transcribe: (id: string, recording: Blob, signal: AbortSignal) => {
      const form = new FormData()
      form.set('recording', recording)
      return ask(
        'POST',
        `${pathOf(id)}/transcripts`,
        async (body) => (await transcriptShapes()).Transcript.parse(body),
        form,
        {
          signal,
          timeoutMs: TRANSCRIPT_TIMEOUT_MS,
        },
      )
    },
    askHint: (id: string, hint: z.input<typeof AskHint>) =>
      ask('POST', `${pathOf(id)}/hints`, async (body) => (await interviewShapes()).HintGiven.parse(body), hint),
    /** Its words come as a reply. */
    askExplanation: (id: string, wish: AskExplanation) =>
      ask(
        'POST',
        `${pathOf(id)}/explanations`,
        async (body) => (await interviewShapes()).ExplanationAsked.parse(body),
        wish,
      ),
  },
}

const contextShapes = () => import('@sightline/contracts/context')
const readResume = async (body: unknown) => (await contextShapes()).Resume.parse(body)
/** Compiling on a busy engine takes a while. */
const RUN_TIMEOUT_MS = 90_000
/** The server gives models twenty seconds. */
const FITTING_TIMEOUT_MS = 30_000
/** The server waits a minute for the words, after the recording has arrived. */
const TRANSCRIPT_TIMEOUT_MS = 120_000

const careerShapes = () => import('@sightline/contracts/careers')
const billingShapes = () => import('@sightline/contracts/billing')
const scoreShapes = () => import('@sightline/contracts/scores')
const transcriptShapes = () => import('@sightline/contracts/transcripts')
const interviewShapes = () => import('@sightline/contracts/interviews')
const readEvents = async (body: unknown) => (await interviewShapes()).EventsStored.parse(body)
const pathOf = (id: string) => `/interviews/${encodeURIComponent(id)}`
const authShapes = () => import('@sightline/contracts/auth')
const readSession = async (body: unknown) => (await authShapes()).Session.parse(body)
const isNobody = (body: unknown) =>
  typeof body === 'object' && body !== null && 'session' in body && body.session === null
