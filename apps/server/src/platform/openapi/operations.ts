export interface DocumentedResponse {
  status: number
  description: string
  /** The content type of a body that is not JSON. */
  type?: string
}

interface Operation {
  /** The response to a successful request, for routes without a response schema; 204 by default. */
  success?: DocumentedResponse
  /** Statuses of errors besides those that follow from the route's form; see transformRoute. */
  errors?: readonly number[]
  /** The name of the file's field, for routes that receive a form. */
  form?: string
}

const redirect = (status: number) => ({ status, description: 'A redirect.' })
const PAGE = { status: 200, description: 'A page.', type: 'text/html' }
const EVENT_STREAM = { status: 200, description: 'Server-sent events.', type: 'text/event-stream' }

/**
 * What the OpenAPI document says of each operation beyond its schemas. The contract test compares
 * it with responses.
 */
export const OPERATIONS: Record<string, Operation> = {
  'POST /api/auth/log-in': { errors: [401, 429] },
  'POST /api/auth/sign-up': { errors: [409, 429, 502] },
  'POST /api/auth/resend': { errors: [409, 429, 502] },
  'POST /api/auth/verify': { errors: [409, 429] },
  'POST /api/check-user-exists': { errors: [429] },
  'POST /api/auth/google': { errors: [429, 501, 502] },
  'GET /api/auth/callback/google': { success: redirect(303), errors: [429] },
  'POST /api/auth/forgot-password': { errors: [429] },
  'POST /api/auth/recovery': { errors: [429] },
  'POST /api/auth/new-password': { errors: [401, 429] },
  'GET /api/exchange-rates/:base': { errors: [501, 502] },
  'POST /api/careers/resumes': { form: 'resume', errors: [429, 502] },
  'GET /api/careers/resumes/:name': {
    success: { status: 200, description: 'The file.', type: 'application/octet-stream' },
    errors: [502],
  },
  'POST /api/careers/applications': {
    success: { status: 201, description: 'Stored.' },
    errors: [409, 429],
  },
  'POST /api/page-views': { errors: [429] },
  'POST /api/downloads': { errors: [429] },
  'GET /api/downloads/:platform': { success: redirect(302), errors: [429] },
  'GET /api/installers/:name': {
    success: { status: 200, description: 'The file.', type: 'application/octet-stream' },
    errors: [416, 429],
  },
  'DELETE /api/account': { errors: [429, 501, 502] },
  'POST /api/account/password': { errors: [409, 429] },
  'GET /api/account/export': {
    success: {
      status: 200,
      description: 'All stored data of the account, as a JSON file.',
      type: 'application/json',
    },
    errors: [429],
  },
  'POST /api/applications': { errors: [404, 409] },
  'POST /api/applications/import': { errors: [409] },
  'GET /api/applications/export': {
    success: {
      status: 200,
      description: 'All applications, as a CSV file or a JSON file.',
      type: 'text/csv',
    },
  },
  'POST /api/devices/authorizations': { errors: [429] },
  'POST /api/devices/authorizations/token': { errors: [409, 429] },
  'POST /api/devices/authorizations/claim': { errors: [429] },
  'GET /api/ip': { errors: [429, 502] },
  'POST /api/context/resume-files': { form: 'resume', errors: [429] },
  'POST /api/profile/resumes': { errors: [409] },
  'POST /api/profile/resume-files': { form: 'resume', errors: [409, 429] },
  'PATCH /api/profile/resumes/:id': { errors: [409] },
  'PUT /api/profile/confirmations': { errors: [409] },
  'DELETE /api/context/resume': { errors: [404] },
  'POST /api/context/stories': { errors: [409] },
  'POST /api/context/job-descriptions': { errors: [409] },
  'POST /api/create-subscription': { errors: [404, 409, 501, 502] },
  'POST /api/verify-payment': { errors: [404, 501] },
  'POST /api/subscription/cancel': { errors: [404, 501, 502] },
  'GET /api/events': { success: EVENT_STREAM, errors: [429] },
  'POST /api/interviews': { errors: [402, 404, 409] },
  'GET /api/interviews/languages': { errors: [501, 502] },
  'GET /api/interviews/:id/probes': { errors: [409] },
  'GET /api/interviews/:id/solutions/:question': { errors: [409] },
  'GET /api/interviews/:id/report': { errors: [409] },
  'POST /api/interviews/:id/events': { errors: [409] },
  'POST /api/interviews/:id/submissions': { errors: [409] },
  'POST /api/interviews/:id/hints': { errors: [409] },
  'POST /api/interviews/:id/runs': { errors: [409, 429, 501, 502] },
  'POST /api/interviews/:id/fitting': { errors: [409] },
  'POST /api/interviews/:id/written-question': { errors: [409] },
  'POST /api/interviews/:id/explanations': { errors: [409] },
  'POST /api/interviews/:id/replies': { success: EVENT_STREAM, errors: [409, 429] },
  'POST /api/interviews/:id/review': { errors: [409] },
  'POST /api/interviews/:id/transcripts': { form: 'recording', errors: [409, 429, 501, 502] },
  'POST /api/live-view': { errors: [404, 409, 429] },
  'GET /api/live-view': { errors: [404] },
  'POST /api/sample-answers': { errors: [404, 429] },
  'POST /api/live/first-words': { errors: [429] },
  'POST /api/live': { errors: [402, 404] },
  'POST /api/live/:id/viewers': { errors: [409] },
  'POST /api/live/:id/events': { errors: [409] },
  'GET /api/live/:id/debrief': { errors: [409] },
  'POST /api/live/:id/practice': { errors: [402, 409] },
  'POST /api/live/:id/answers': { success: EVENT_STREAM, errors: [409, 429] },
  'GET /api/live/:id/sound': { errors: [403, 409, 501] },
  'GET /api/live/sound-check': { errors: [403, 501] },
  'POST /api/postings/read': { errors: [409, 429] },
  'GET /api/postings/:id/form': { errors: [429] },
  'PUT /api/companies': { errors: [409] },
  'POST /api/saved-searches': { errors: [409] },
  'GET /api/saved-searches/end-mail/:token': { success: PAGE },
  'POST /api/saved-searches/end-mail/:token': { success: PAGE },
  'POST /api/practice-questions/:id/interviews': { errors: [402, 409] },
}
