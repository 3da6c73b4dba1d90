import type { SignedIn } from './app.ts'
import { event, QUESTION } from './models.ts'

export const CODING = { mode: 'mock', round: 'coding', language: 'javascript' }
export const NEW_INTERVIEW = { ...CODING, question: QUESTION }

export const saved = (code: string, language = 'javascript') =>
  event('code-saved', { question: QUESTION, language, code })

/** Creates an interview, which has not begun. Returns its id. */
export const createInterview = async (user: SignedIn): Promise<string> =>
  (await user.post('/interviews', NEW_INTERVIEW)).json().id

export const readInterview = async (user: SignedIn, id: string) =>
  (await user.get(`/interviews/${id}`)).json()

export const typesOf = (events: { type: string }[]) => events.map(({ type }) => type)
