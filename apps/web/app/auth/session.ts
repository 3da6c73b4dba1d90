import type { Session, SessionUser } from '@sightline/contracts/auth'
import { useSyncExternalStore } from 'react'
import { accountApi } from '../account/public.ts'
import { reportSignUp } from '../analytics.ts'
import { ApiError, errorMessage, setSignedOutListener } from '../http.ts'
import { retryDelayMs } from '../retry.ts'
import { authApi } from './api.ts'
import { listenToOtherTabs, tellOtherTabs } from './other-tabs.ts'

/** `problem` says why it is still loading: the server could not be asked yet, and is asked again by and by. */
export type SessionState =
  | { status: 'loading'; problem?: string }
  | { status: 'absent' }
  | { status: 'present'; user: SessionUser }

const LOADING: SessionState = { status: 'loading' }
const STALE_AFTER_MS = 5 * 60_000
/** Set while the server has not confirmed a log-out, so that it is asked for again before anything else. */
const LOG_OUT_PENDING = 'sightline-log-out-pending'

let state: SessionState = LOADING
let session: Session | null = null
let checkedAtMs = 0
let underWay: Promise<Session | null> | undefined
let recordedId: string | undefined
/** Counts what this tab did itself: an answer that was asked for before must not overwrite it. */
let ownChanges = 0
const listeners = new Set<() => void>()

/** Who is signed in. 'loading' while prerendering and hydrating, so that both render the same. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    onAuthChange,
    () => state,
    () => LOADING,
  )
}

/** Calls `listener` after every change of who is signed in, here or in another tab. Returns how to stop. */
function onAuthChange(listener: () => void): () => void {
  startWatching()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the server who is signed in, once for all who ask at the same time. @throws ApiError */
export function getSession(): Promise<Session | null> {
  underWay ??= fetchSession().finally(() => {
    underWay = undefined
  })
  return underWay
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

/** Ends a sign-up with the code of its mail, typed or brought by the link. @throws ApiError */
export async function verifySignUp(email: string, token: string) {
  signedIn(await authApi.verify({ email, token, type: 'signup' }))
  reportSignUp()
}

/** Mails a fresh code, which ends the one before. @throws ApiError */
export const resendCode = (email: string) => authApi.resend(email)

/** Leaves the page for Google's; ends only if the visitor comes back to this very page. @throws ApiError */
export async function startGoogle(intent: 'log-in' | 'sign-up'): Promise<undefined> {
  location.assign(await authApi.startGoogle({ intent }))
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
}

/** Ends the session here and on the server. A server that cannot be reached is only logged, and asked again before the next check. */
export async function logOut() {
  localStorage.setItem(LOG_OUT_PENDING, 'true')
  try {
    await finishLogOut()
  } catch (error) {
    console.warn('The log-out is not confirmed yet:', errorMessage(error))
  }
  change(null)
}

/** Changes the name of the account. @throws ApiError */
export async function updateUser(fullName: string) {
  change(await accountApi.update({ full_name: fullName }))
}

/** Deletes the account and all that belongs to it; every tab and device is signed out. @throws ApiError */
export async function deleteAccount(email: string, password: string) {
  await accountApi.delete({ email, password })
  change(null)
}

/** Mails a recovery link, if there is such an account; the answer does not tell. @throws ApiError */
export const sendPasswordReset = (email: string) => authApi.forgotPassword(email)

/** Opens the short session that may do nothing but set the password. The tokens are good once. @throws ApiError */
export const openRecovery = (tokens: { access_token: string; refresh_token: string }) =>
  authApi.openRecovery({ ...tokens, type: 'recovery' })

/** Sets the password of an open recovery, which signs the account out everywhere. @throws ApiError */
export async function setNewPassword(password: string) {
  await authApi.setPassword(password)
  change(null)
}

/** Leaves a record of this log-in on the server, once. Best effort: never throws, a failure is only logged. */
export async function recordSession() {
  if (!session || recordedId === session.id) return
  recordedId = session.id
  const userId = session.user.id
  try {
    const address = await authApi.ownAddress().catch(() => null)
    const userAgent = navigator.userAgent.slice(0, 1024)
    await authApi.storeSession({ user_id: userId, ip_address: address, user_agent: userAgent })
  } catch (error) {
    recordedId = undefined
    console.warn('The log-in could not be recorded:', errorMessage(error))
  }
}

function signedIn(next: Session) {
  localStorage.removeItem(LOG_OUT_PENDING)
  change(next)
}

/** What this tab did itself: known without asking, and told to the other tabs. */
function change(next: Session | null) {
  ownChanges++
  show(next)
  tellOtherTabs()
}

function show(next: Session | null) {
  session = next
  set(next ? { status: 'present', user: next.user } : { status: 'absent' })
}

function set(next: SessionState) {
  if (JSON.stringify(next) === JSON.stringify(state)) return
  state = next
  for (const listener of listeners) listener()
}

async function fetchSession(): Promise<Session | null> {
  const changesBefore = ownChanges
  await finishLogOut()
  const found = await authApi.session()
  checkedAtMs = Date.now()
  if (changesBefore === ownChanges) show(found)
  return found
}

async function finishLogOut() {
  if (localStorage.getItem(LOG_OUT_PENDING) === null) return
  await authApi.logOut().catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'unauthenticated')) throw error
  })
  localStorage.removeItem(LOG_OUT_PENDING)
}

/** Asks who is signed in now. A failure leaves what is known; while nothing is known it is tried again. */
async function check(failures = 1) {
  try {
    await getSession()
  } catch (error) {
    if (state.status !== 'loading') return
    set({ status: 'loading', problem: errorMessage(error) })
    setTimeout(() => state.status === 'loading' && check(failures + 1), retryDelayMs(failures))
  }
}

let isWatching = false

/** From the first page that cares: finds out who is signed in, and keeps it true. */
function startWatching() {
  if (isWatching) return
  isWatching = true
  const checkNow = () => void check()
  listenToOtherTabs(checkNow)
  setSignedOutListener(() => underWay === undefined && checkNow())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAtMs > STALE_AFTER_MS) checkNow()
  })
  // A page brought back from the cache of the history shows the past.
  addEventListener('pageshow', (event) => event.persisted && checkNow())
  checkNow()
}
