import './zod-without-eval.ts'
import { createHttp } from '@sightline/client/http'
import { openSocketAt } from '@sightline/client/sockets'

let signedOutListener = () => {}

/**
 * Sets the one listener that is called whenever the server answers any request with 'you are not
 * signed in'.
 */
export function setSignedOutListener(listener: () => void) {
  signedOutListener = listener
}

/** Requests to this page's own server, with the cookies of the user's log-in. */
export const http = createHttp({ baseUrl: '/api', onSignedOut: () => signedOutListener() })
export const { send, fetchJson, fetchFile, fetchTextStream, sendBeacon } = http

/** Opens a WebSocket of this page's own server, by its path. */
export const openSocket = (path: string): WebSocket =>
  openSocketAt(new URL(`/api${path}`, location.href))
