import { fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/practice-questions/practice-questions')
const pathOf = (id: string) => `/practice-questions/${encodeURIComponent(id)}`

/** Requests about the questions that the user has kept to practise; all throw ApiError. */
export const practiceQuestionsApi = {
  /**
   * A page of the user's questions, newest first; the page that follows the question `after` if
   * given.
   */
  list: (after?: string) =>
    fetchJson(
      'GET',
      `/practice-questions${after === undefined ? '' : `?after=${after}`}`,
      async (body) => (await contracts()).PracticeQuestionPage.parse(body),
    ),
  remove: (id: string) => send('DELETE', pathOf(id)),
  /**
   * Creates the mock interview `interview` that asks a question. Without `mayRepeat`, a coding
   * question that the user has met before is refused with `repeats_question`.
   */
  practise: (id: string, interview: string, mayRepeat: boolean) =>
    send('POST', `${pathOf(id)}/interviews`, { id: interview, mayRepeat }),
}
