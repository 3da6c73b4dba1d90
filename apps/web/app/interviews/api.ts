import { readWholeLog } from '@sightline/client/event-log'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import type {
  AskExplanation,
  AskHint,
  NewInterview,
  NewRun,
  NewSubmission,
} from '@sightline/contracts/interviews/interviews'
import type { OpenReply } from '@sightline/contracts/replies/replies'
import type * as z from 'zod/mini'
import { fetchJson, fetchTextStream, send, sendBeacon } from '../http.ts'

/** Compiling on a busy code runner takes a while. */
const RUN_TIMEOUT_MS = 90_000
/** The server gives models twenty seconds. */
const FITTING_TIMEOUT_MS = 30_000
/** The server ends models that take too long for their scores; the report can be read meanwhile. */
const SCORING_TIMEOUT_MS = 300_000
/** The server waits up to a minute for the transcript, after the recording has arrived. */
const TRANSCRIPT_TIMEOUT_MS = 120_000

const contracts = () => import('@sightline/contracts/interviews/interviews')
const listContracts = () => import('@sightline/contracts/interviews/lists')
const fittingContracts = () => import('@sightline/contracts/fitting/fitting')
const progressContracts = () => import('@sightline/contracts/interviews/progress')
const scoreContracts = () => import('@sightline/contracts/interviews/scores')
const transcriptContracts = () => import('@sightline/contracts/transcripts/transcripts')
const parseEvents = async (body: unknown) => (await contracts()).EventsStored.parse(body)
const pathOf = (id: string) => `/interviews/${encodeURIComponent(id)}`

/** A page of the events after the one with sequence number `after`. */
const eventsAfter = (id: string, after: number) =>
  fetchJson('GET', `${pathOf(id)}/events?after=${after}`, parseEvents)

/** Requests about interviews; all throw ApiError. */
export const interviewsApi = {
  /**
   * A page of the user's interviews, newest first; the page that follows the interview `after` if
   * given.
   */
  list: (after?: string) =>
    fetchJson('GET', `/interviews${after === undefined ? '' : `?after=${after}`}`, async (body) =>
      (await listContracts()).InterviewPage.parse(body),
    ),
  create: (interview: z.input<typeof NewInterview>) =>
    fetchJson(
      'POST',
      '/interviews',
      async (body) => (await listContracts()).Interview.parse(body),
      interview,
    ),
  /** An interview with all its events. */
  read: async (id: string) =>
    readWholeLog(
      await fetchJson('GET', pathOf(id), async (body) =>
        (await contracts()).InterviewDetail.parse(body),
      ),
      (seq) => eventsAfter(id, seq),
    ),
  /** Deletes an interview with all its events. */
  delete: (id: string) => send('DELETE', pathOf(id)),

  /** Stores events. Returns them as stored, with the coach's events that follow from them. */
  reportEvents: (id: string, events: ReportedEvent[]) =>
    fetchJson('POST', `${pathOf(id)}/events`, parseEvents, { events }),
  /** Stores events while the page is being closed; the response is not read. */
  reportEventsOnPageClose: (id: string, events: ReportedEvent[]) =>
    sendBeacon(`${pathOf(id)}/events`, { events }),
  eventsAfter,

  /** The stream of the coach reply that is owed or in progress. */
  openReply: (id: string, body: OpenReply, signal: AbortSignal) =>
    fetchTextStream('POST', `${pathOf(id)}/replies`, { body, signal }),
  stopReply: (id: string) => send('POST', `${pathOf(id)}/replies/stop`),
  /** How long coach replies took to their first words. */
  replyTimes: (id: string) =>
    fetchJson('GET', `${pathOf(id)}/replies`, async (body) =>
      (await import('@sightline/contracts/replies/replies')).ReplyTimes.parse(body),
    ),

  /** Scores of past interviews, oldest first, and what to practise next. */
  progress: () =>
    fetchJson('GET', '/interviews/scores', async (body) =>
      (await progressContracts()).Progress.parse(body),
    ),
  /** The report of an interview that has ended. */
  readReport: (id: string) =>
    fetchJson('GET', `${pathOf(id)}/report`, async (body) =>
      (await scoreContracts()).InterviewReport.parse(body),
    ),
  /** Has a model score the candidate's words, once. */
  scoreByModel: (id: string) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/review`,
      async (body) => (await scoreContracts()).ReviewWritten.parse(body),
      undefined,
      { timeoutMs: SCORING_TIMEOUT_MS },
    ),

  /** Whether language models are configured on this server. */
  hasModels: () =>
    fetchJson(
      'GET',
      '/interviews/models',
      async (body) => (await fittingContracts()).ModelsState.parse(body).areThere,
    ),
  /**
   * Fits the questions to the job description and waits for the end; false while another server is
   * doing so.
   */
  fit: (id: string) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/fitting`,
      async (body) => (await fittingContracts()).FittingAsked.parse(body).isOver,
      undefined,
      { timeoutMs: FITTING_TIMEOUT_MS },
    ),
  /**
   * Has a model write a question for the job description; false while that goes on after the
   * server's patience.
   */
  writeQuestion: (id: string) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/written-question`,
      async (body) => (await fittingContracts()).WritingAsked.parse(body).isOver,
      undefined,
      { timeoutMs: FITTING_TIMEOUT_MS },
    ),

  /**
   * The languages that the server's code runner supports, besides those that run in the browser.
   */
  remoteLanguages: () =>
    fetchJson(
      'GET',
      '/interviews/languages',
      async (body) => (await contracts()).AvailableRemoteLanguages.parse(body).languages,
    ),
  /** Runs code on the server's code runner until the run ends or `signal` is aborted. */
  run: (id: string, run: NewRun, signal: AbortSignal) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/runs`,
      async (body) => (await contracts()).RunFinished.parse(body).results,
      run,
      {
        signal,
        timeoutMs: RUN_TIMEOUT_MS,
      },
    ),
  submit: (id: string, submission: NewSubmission) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/submissions`,
      async (body) => (await contracts()).SubmissionStarted.parse(body),
      submission,
    ),
  /** Edge cases of a question with their expected results, or those simpler than one of them. */
  readProbes: (id: string, question: string, smallerThan?: string) =>
    fetchJson(
      'GET',
      `${pathOf(id)}/probes?${new URLSearchParams({ question, ...(smallerThan && { smallerThan }) })}`,
      async (body) => (await contracts()).QuestionProbes.parse(body).probes,
    ),
  /** A good solution to a question, once the candidate may see it. */
  readSolution: (id: string, question: string) =>
    fetchJson('GET', `${pathOf(id)}/solutions/${encodeURIComponent(question)}`, async (body) =>
      (await contracts()).QuestionSolution.parse(body),
    ),

  askHint: (id: string, hint: z.input<typeof AskHint>) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/hints`,
      async (body) => (await contracts()).HintGiven.parse(body),
      hint,
    ),
  /** Asks for an explanation, whose text arrives as a coach reply. */
  askExplanation: (id: string, request: AskExplanation) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/explanations`,
      async (body) => (await contracts()).ExplanationAsked.parse(body),
      request,
    ),

  /** Whether the server transcribes recordings. */
  hasTranscriber: () =>
    fetchJson(
      'GET',
      '/interviews/transcriber',
      async (body) => (await transcriptContracts()).TranscriberState.parse(body).isThere,
    ),
  /** The transcript of a recording, which the server does not keep. */
  transcribe: (id: string, recording: Blob, signal: AbortSignal) => {
    const form = new FormData()
    form.set('recording', recording)
    return fetchJson(
      'POST',
      `${pathOf(id)}/transcripts`,
      async (body) => (await transcriptContracts()).Transcript.parse(body),
      form,
      { signal, timeoutMs: TRANSCRIPT_TIMEOUT_MS },
    )
  },
}
