import { ApiError, errorMessage } from '@sightline/client/errors'
import type { LiveView } from '@sightline/contracts/live/viewers'
import { applyLiveEvent, foldLiveSession, type LiveState } from '@sightline/live/session/session'
import { useEffect, useRef, useState } from 'react'
import { takeLinkHash } from '../../auth/public.ts'
import { liveApi } from '../api.ts'

const POLL_MS = 1000
const RETRY_MS = 3000

export type LiveViewState =
  | { status: 'opening'; isOffline: boolean }
  /** The link or the session has ended, or the link belongs to another device. */
  | { status: 'refused'; reason: string }
  | { status: 'open'; session: LiveState; answering: LiveView['answering']; isOffline: boolean }

/**
 * What a second screen shows. Opens the link in the address on this device, and reads the session
 * again every second. A reloaded page goes on with the cookie that the link left.
 */
export function useLiveView(): LiveViewState {
  const [state, setState] = useState<LiveViewState>({ status: 'opening', isOffline: false })
  // React may run an effect twice, but the address holds the token only once.
  const token = useRef<string | null | undefined>(undefined)

  useEffect(() => {
    if (token.current === undefined) token.current = takeLinkHash().get('key')
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let seq = 0

    async function step() {
      if (token.current) await liveApi.openView(token.current)
      token.current = null
      const { events, lastSeq, answering } = await liveApi.view(seq)
      if (isOver) return
      seq = lastSeq ?? events.at(-1)?.seq ?? seq
      setState((state) => ({
        status: 'open',
        session:
          state.status === 'open'
            ? events.reduce(applyLiveEvent, state.session)
            : foldLiveSession(events),
        answering,
        isOffline: false,
      }))
    }
    async function run() {
      const failure: unknown = await step().then(
        () => null,
        (error: unknown) => error,
      )
      if (isOver) return
      if (isRefusal(failure)) setState({ status: 'refused', reason: errorMessage(failure) })
      else {
        if (failure !== null)
          setState((state) => (state.status === 'refused' ? state : { ...state, isOffline: true }))
        timer = setTimeout(() => void run(), failure === null ? POLL_MS : RETRY_MS)
      }
    }
    void run()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return state
}

/** Whether trying again cannot help. A busy or unreachable server is asked again. */
const isRefusal = (failure: unknown) =>
  failure instanceof ApiError && [400, 404, 409].includes(failure.status)
