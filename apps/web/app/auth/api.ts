import type {
  GoogleStart,
  LogIn,
  LogInSession,
  OpenRecovery,
  SignUp,
  StoreLogInSession,
  VerifySignUp,
} from '@sightline/contracts/auth/auth'
import type * as z from 'zod/mini'
import { fetchJson, send } from '../http.ts'

const contracts = () => import('@sightline/contracts/auth/auth')
const parseLogInSession = async (body: unknown) => (await contracts()).LogInSession.parse(body)

/** Requests about sign-up, log-in and the session; all throw ApiError. */
export const authApi = {
  /** Null when nobody is signed in; in that case zod is not loaded. */
  session: () =>
    fetchJson('GET', '/auth/session', async (body): Promise<LogInSession | null> => {
      if (hasNoSession(body)) return null
      return (await contracts()).CurrentLogInSession.parse(body).session
    }),
  logIn: (credentials: z.input<typeof LogIn>) =>
    fetchJson('POST', '/auth/log-in', parseLogInSession, credentials),
  logOut: () => send('POST', '/auth/log-out'),
  signUp: (credentials: z.input<typeof SignUp>) =>
    fetchJson(
      'POST',
      '/auth/sign-up',
      async (body) => (await contracts()).SignUpStarted.parse(body),
      credentials,
    ),
  verify: (code: z.input<typeof VerifySignUp>) =>
    fetchJson('POST', '/auth/verify', parseLogInSession, code),
  resend: (email: string) => send('POST', '/auth/resend', { email }),
  startGoogle: (start: z.input<typeof GoogleStart>) =>
    fetchJson(
      'POST',
      '/auth/google',
      async (body) => (await contracts()).GoogleRedirect.parse(body).url,
      start,
    ),
  forgotPassword: (email: string) => send('POST', '/auth/forgot-password', { email }),
  openRecovery: (tokens: z.input<typeof OpenRecovery>) => send('POST', '/auth/recovery', tokens),
  setPassword: (password: string) => send('POST', '/auth/new-password', { password }),
  doesUserExist: (email: string) =>
    fetchJson(
      'POST',
      '/check-user-exists',
      async (body) => (await contracts()).UserExists.parse(body).exists,
      {
        email,
      },
    ),
  /** The IP address that the server sees this browser at. */
  ownAddress: () =>
    fetchJson('GET', '/ip', async (body) => (await contracts()).PublicAddress.parse(body).ip),
  storeLogInSession: (record: z.input<typeof StoreLogInSession>) =>
    send('POST', '/store-session', record),
}

const hasNoSession = (body: unknown) =>
  typeof body === 'object' && body !== null && 'session' in body && body.session === null
