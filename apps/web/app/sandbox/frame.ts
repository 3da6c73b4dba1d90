import type { ToFrame } from './protocol.ts'

const ADDRESS = '/sandbox/frame.html'
const LOAD_LIMIT_MS = 15_000

export interface Frame {
  /** What is in `transfer` is the page's no more. */
  tell(message: ToFrame, transfer?: Transferable[]): void
  close(): void
}

/** The frame that candidates' code runs in, once it listens. Its origin is opaque: it reaches nothing of the page. */
export async function openFrame(): Promise<Frame> {
  const element = document.createElement('iframe')
  element.setAttribute('sandbox', 'allow-scripts')
  element.title = 'Runs your code'
  element.hidden = true
  element.src = ADDRESS
  const ready = heardFrom(element)
  document.body.append(element)
  try {
    await ready
  } catch (error) {
    element.remove()
    throw error
  }
  return {
    // An opaque origin has no name to address; the frame is ours, or its policy would not have let us frame it.
    tell: (message, transfer = []) => element.contentWindow?.postMessage(message, '*', transfer),
    close: () => element.remove(),
  }
}

/** Settles when the frame has said that it listens, or has not done so in time. */
function heardFrom(element: HTMLIFrameElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const listen = ({ source, data }: MessageEvent) => {
    if (source === element.contentWindow && source !== null && data?.kind === 'ready') resolve()
  }
  const timer = setTimeout(() => reject(new Error('The frame for running code did not load')), LOAD_LIMIT_MS)
  addEventListener('message', listen)
  return promise.finally(() => {
    clearTimeout(timer)
    removeEventListener('message', listen)
  })
}
