import type { ToFrame } from './protocol.ts'

const LOAD_LIMIT_MS = 15_000

export interface Frame {
  /** The objects in `transfer` are moved to the frame; the page cannot use them afterwards. */
  tell(message: ToFrame, transfer?: Transferable[]): void
  close(): void
}

/**
 * Opens the frame that candidates' code runs in, and resolves once the frame is ready. Its origin
 * is opaque, so it has no access to the page. `address` is where the program serves frame.html.
 */
export async function openFrame(address: string): Promise<Frame> {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.title = 'Runs your code'
  element.hidden = true
  element.src = address
  const ready = heardFrom(element)
  document.body.append(element)
  try {
    await ready
  } catch (error) {
    element.remove()
    throw error
  }
  return {
    // An opaque origin cannot be named as the target. The frame is ours: the content policy allows
    // no other.
    tell: (message, transfer = []) => element.contentWindow?.postMessage(message, '*', transfer),
    close: () => element.remove(),
  }
}

/** Settles when the frame has reported that it is ready, or has not done so in time. */
function heardFrom(element: HTMLIFrameElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const listen = ({ source, data }: MessageEvent) => {
    if (source === element.contentWindow && source !== null && data?.kind === 'ready') resolve()
  }
  const timer = setTimeout(
    () => reject(new Error('The frame for running code did not load')),
    LOAD_LIMIT_MS,
  )
  addEventListener('message', listen)
  return promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('message', listen)
  })
}
