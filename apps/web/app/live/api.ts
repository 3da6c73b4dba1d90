import { createLiveApi } from '@sightline/live-ui/engine/live-api'
import { fetchJson, http, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/live/sessions')
const viewerContracts = () => import('@sightline/contracts/live/viewers')
const pathOf = (id: string) => `/live/${encodeURIComponent(id)}`

/** Requests about live sessions; all throw ApiError. */
export const liveApi = {
  ...createLiveApi(http),
  /** Measures how long the first words of a model take now. */
  measureModel: () =>
    fetchJson('POST', '/live/first-words', async (body) =>
      (await contracts()).LiveFirstWords.parse(body),
    ),
  delete: (id: string) => send('DELETE', pathOf(id)),

  /** How an ended session went, on the rubric of each round. */
  debrief: (id: string) =>
    fetchJson('GET', `${pathOf(id)}/debrief`, async (body) =>
      (await import('@sightline/contracts/live/debrief')).LiveDebrief.parse(body),
    ),
  /**
   * Creates the mock interview `interview` that asks a question of the session again. Without
   * `mayRepeat`, a coding question that the user has met before is refused with `repeats_question`.
   */
  practise: (id: string, prompt: string, interview: string, mayRepeat: boolean) =>
    fetchJson(
      'POST',
      `${pathOf(id)}/practice`,
      async (body) => (await import('@sightline/contracts/live/debrief')).LivePractice.parse(body),
      { id: interview, prompt, mayRepeat },
    ),

  /** Keeps a question of the session in the list of the user's practice questions. */
  keepQuestion: (id: string, prompt: string) =>
    send('POST', `${pathOf(id)}/practice-questions`, { prompt }),

  /** The links to other screens that show a session, newest first. */
  viewers: (id: string) =>
    fetchJson(
      'GET',
      `${pathOf(id)}/viewers`,
      async (body) => (await viewerContracts()).LiveViewers.parse(body).viewers,
    ),
  /** Creates a link. It replaces a link that no device has opened yet. */
  createViewer: (id: string) =>
    fetchJson('POST', `${pathOf(id)}/viewers`, async (body) =>
      (await viewerContracts()).NewLiveViewer.parse(body),
    ),
  endViewer: (id: string, viewer: string) => send('DELETE', `${pathOf(id)}/viewers/${viewer}`),

  /** Opens a link on this device, which needs no account. */
  openView: (token: string) => send('POST', '/live-view', { token }),
  /**
   * What this device shows of the session whose link it has opened; the events after the sequence
   * number `after`.
   */
  view: (after: number) =>
    fetchJson('GET', `/live-view?after=${after}`, async (body) =>
      (await viewerContracts()).LiveView.parse(body),
    ),
}
