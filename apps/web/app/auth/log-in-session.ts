import { ApiError, errorMessage } from '@sightline/client/errors'
import { retryDelayMs } from '@sightline/client/retry'
import type { LogInSession, SignedInUser } from '@sightline/contracts/auth/auth'
import { reportSignUp } from '../analytics/public.ts'
import { clearDevice, keepSettingsDuring, setStoreOwner, storeOwner } from '../device-store.ts'
import { setSignedOutListener } from '../http.ts'
import { authApi } from './api.ts'
import { notifyOtherTabs, onOtherTabChange } from './other-tabs.ts'
import { forgetReturnPath } from './return-path.ts'

/**
 * `problem` tells why the log-in session is still loading: the server could not be reached yet, and
 * the request is retried.
 */
export type LogInSessionState =
  | { status: 'loading'; problem?: string }
  | { status: 'absent' }
  | { status: 'present'; user: SignedInUser }

export const LOADING: LogInSessionState = { status: 'loading' }
const STALE_AFTER_MS = 5 * 60_000
/**
 * The storage key that is set until the server has confirmed a log-out. Then the log-out is
 * repeated before the next session check.
 */
const LOG_OUT_PENDING = 'sightline-log-out-pending'

let state: LogInSessionState = LOADING
let session: LogInSession | null = null
let checkedAtMs = 0
let currentRequest: Promise<LogInSession | null> | undefined
let hasUserLeft = false
let recordedSessionId: string | undefined
/**
 * Counts the changes made by this tab. The response to a request sent before such a change must not
 * overwrite the change.
 */
let ownChanges = 0
const listeners = new Set<() => void>()

/** The session as far as it is known now. */
export const logInSessionState = (): LogInSessionState => state

/**
 * Calls `listener` after every change of the log-in session, in this tab or another one. Returns
 * the function that unsubscribes.
 */
export function watchLogInSession(listener: () => void): () => void {
  startWatching()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Resolves once a user is signed in: at once if that is known already, and never for a signed-out
 * visitor.
 */
export function whenSignedIn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => {
    if (state.status !== 'present') return
    unsubscribe()
    resolve()
  }
  const unsubscribe = watchLogInSession(check)
  check()
  return promise
}

/**
 * Loads the log-in session from the server; simultaneous calls share one request. @throws ApiError
 */
export function getLogInSession(): Promise<LogInSession | null> {
  currentRequest ??= fetchLogInSession().finally(() => {
    currentRequest = undefined
  })
  return currentRequest
}

/** @throws ApiError 'wrong_credentials' with the message to show */
export async function logIn(email: string, password: string) {
  signedIn(await authApi.logIn({ email, password }))
}

/** Starts a sign-up: mails a code, unless the address is taken already. @throws ApiError */
export async function signUp(email: string, password: string): Promise<'code-sent' | 'taken'> {
  const { user } = await authApi.signUp({ email, password })
  return user.identities.length === 0 ? 'taken' : 'code-sent'
}

/**
 * Completes a sign-up with the code from its mail, typed in or taken from the link. @throws
 * ApiError
 */
export async function verifySignUp(email: string, token: string) {
  signedIn(await authApi.verify({ email, token, type: 'signup' }))
  reportSignUp()
}

/** Mails a new code, which replaces the earlier one. @throws ApiError */
export const resendCode = (email: string) => authApi.resend(email)

/**
 * Leaves for Google's page; resolves only if the visitor comes back to this page. @throws ApiError
 */
export async function startGoogle(intent: 'log-in' | 'sign-up'): Promise<undefined> {
  location.assign(await authApi.startGoogle({ intent }))
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
}

/**
 * Ends the log-in session here and on the server, and deletes what this browser keeps of the user,
 * also what the server does not have yet. When the server cannot be reached, the log-out is
 * repeated before the next session check.
 */
export async function logOut() {
  hasUserLeft = true
  const cleared = clearDevice()
  localStorage.setItem(LOG_OUT_PENDING, 'true')
  await cleared
  try {
    await finishLogOut()
  } catch (error) {
    console.warn('The log-out is not confirmed yet:', errorMessage(error))
  }
  change(null)
}

/** Whether the last session of this page has ended by a log-out on this page. */
export const hasLoggedOut = () => hasUserLeft

/**
 * Whether the log-in session of this browser has ended without a log-out. Only for signed-out
 * visitors.
 */
export const hasLogInExpired = () => storeOwner() !== null

/** Shows the log-in session as the server has it after a change to the account, in every tab. */
export const replaceLogInSession = (changed: LogInSession) => change(changed)

/**
 * Signs out every tab with a request by which the server ends the log-in session, such as the
 * deletion of the account, and deletes what this browser keeps of the user. @throws ApiError of the
 * request; the log-in session then goes on
 */
export async function endSessionBy(request: () => Promise<void>) {
  // Removed first: a tab may notice the end of the log-in session before the response arrives here.
  setStoreOwner(null)
  try {
    await keepSettingsDuring(request)
  } catch (error) {
    if (session) setStoreOwner(session.user.id)
    throw error
  }
  await clearDevice()
  change(null)
}

/**
 * Mails a recovery link if the account exists, which the response does not tell. @throws ApiError
 */
export const sendPasswordReset = (email: string) => authApi.forgotPassword(email)

/**
 * Opens a short session that may only set the password. The tokens work until a password is set.
 * @throws ApiError
 */
export const openRecovery = (tokens: { access_token: string; refresh_token: string }) =>
  authApi.openRecovery({ ...tokens, type: 'recovery' })

/**
 * Sets the password of an open recovery, which signs the account out everywhere. @throws ApiError
 */
export async function setNewPassword(password: string) {
  await authApi.setPassword(password)
  change(null)
}

/** Records this log-in on the server, once. Best effort: never throws, a failure is only logged. */
export async function recordLogInSession() {
  if (!session || recordedSessionId === session.id) return
  recordedSessionId = session.id
  const userId = session.user.id
  try {
    const address = await authApi.ownAddress().catch(() => null)
    const userAgent = navigator.userAgent.slice(0, 1024)
    await authApi.storeLogInSession({ user_id: userId, ip_address: address, user_agent: userAgent })
  } catch (error) {
    recordedSessionId = undefined
    console.warn('The log-in could not be recorded:', errorMessage(error))
  }
}

function signedIn(next: LogInSession) {
  localStorage.removeItem(LOG_OUT_PENDING)
  change(next)
}

/** Applies a change made by this tab, and tells the other tabs to load the log-in session. */
function change(next: LogInSession | null) {
  ownChanges++
  if (!next) {
    setStoreOwner(null)
    forgetReturnPath()
  }
  show(next)
  notifyOtherTabs()
}

function show(next: LogInSession | null) {
  // Another user has logged in, in another tab. A new page shows nothing of the first one.
  if (next && session && session.user.id !== next.user.id) return location.reload()
  // Not again for a log-in session that is known: the response may be older than a log-out in
  // another tab.
  if (next && !session) {
    hasUserLeft = false
    const owner = storeOwner()
    if (owner !== null && owner !== next.user.id) forgetReturnPath()
    setStoreOwner(next.user.id)
  }
  session = next
  set(next ? { status: 'present', user: next.user } : { status: 'absent' })
}

function set(next: LogInSessionState) {
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  // Styles show or hide what only signed-in users or only others need: see the variants `signed-in`
  // and `signed-out`.
  document.documentElement.toggleAttribute('data-signed-in', next.status === 'present')
  for (const listener of listeners) listener()
}

async function fetchLogInSession(): Promise<LogInSession | null> {
  const changesBefore = ownChanges
  await finishLogOut()
  const found = await authApi.session()
  checkedAtMs = Date.now()
  if (changesBefore === ownChanges) show(found)
  return found
}

async function finishLogOut() {
  if (localStorage.getItem(LOG_OUT_PENDING) === null) return
  await keepSettingsDuring(authApi.logOut).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error
  })
  localStorage.removeItem(LOG_OUT_PENDING)
}

/** Loads the log-in session. A failure changes nothing, except that the first load is retried. */
async function check(failures = 1) {
  try {
    await getLogInSession()
  } catch (error) {
    if (state.status !== 'loading') return
    set({ status: 'loading', problem: errorMessage(error) })
    setTimeout(() => state.status === 'loading' && check(failures + 1), retryDelayMs(failures))
  }
}

let isWatching = false

/**
 * Loads the log-in session when the first component needs it, and keeps it up to date from then on.
 */
function startWatching() {
  if (isWatching) return
  isWatching = true
  const checkNow = () => void check()
  onOtherTabChange(checkNow)
  setSignedOutListener(() => currentRequest === undefined && checkNow())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAtMs > STALE_AFTER_MS)
      checkNow()
  })
  // A page restored from the back-forward cache may be outdated.
  addEventListener('pageshow', (event) => event.persisted && checkNow())
  checkNow()
}
