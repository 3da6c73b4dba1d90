import { toast as show, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toasts.css'
import { type Tone, ToneIcon } from './banner.tsx'
import { words } from './words.tsx'

/** Dragging a toast by this share of its width, in percent, dismisses it. */
const DISMISS_THRESHOLD_PERCENT = 80

/** The container of toasts, used once per layout. Alt+T moves the focus to it. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      aria-label={words.notifications}
      draggable
      draggablePercent={DISMISS_THRESHOLD_PERCENT}
      pauseOnHover
      pauseOnFocusLoss
      hideProgressBar
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
    />
  )
}

const tell = (tone: Tone) => (message: string, options?: Pick<ToastOptions, 'autoClose'>) => {
  show(message, {
    icon: <ToneIcon tone={tone} />,
    role: tone === 'bad' || tone === 'warn' ? 'alert' : 'status',
    // A message that is already visible is not shown twice.
    toastId: `${tone} ${message}`,
    ...options,
  })
}

/**
 * Shows a short message in the corner. It closes by itself after 5 s, or `autoClose` milliseconds.
 */
export const toast = {
  info: tell('info'),
  success: tell('good'),
  warning: tell('warn'),
  error: tell('bad'),
}
