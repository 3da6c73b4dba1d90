/** A request whose stream is watched. */
export interface WatchedConnection {
  /** Aborted with the reader's own signal, and when nothing is heard for too long. */
  signal: AbortSignal
  /** Something has come over the connection: the wait begins anew. */
  hear(): void
  /** The connection is over, and no longer watched. */
  end(): void
}

/**
 * Watches a connection over which the server is known to send something within `silentMs`: a proxy
 * that has cut it without a word lets it look open for hours. It is ended with `signal` as well; by
 * a controller of its own, because WebKit passes no abort on through AbortSignal.any to a request.
 */
export function watchConnection(signal: AbortSignal, silentMs: number): WatchedConnection {
  const connection = new AbortController()
  const abort = () => connection.abort()
  let timer = setTimeout(abort, silentMs)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  return {
    signal: connection.signal,
    hear() {
      clearTimeout(timer)
      timer = setTimeout(abort, silentMs)
    },
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    },
  }
}
