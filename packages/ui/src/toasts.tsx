import { toast as show, ToastContainer, type ToastOptions } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toasts.css'
import { type Tone, ToneIcon } from './banner.tsx'

/** Drag a toast this share of its width, in percent, and it is gone. */
const DISMISS_THRESHOLD_PERCENT = 80

/** Where toasts appear. Once per layout; Alt+T moves the focus to them. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      aria-label="Notifications, Alt+T"
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
    // While a message shows, saying it again adds nothing.
    toastId: `${tone} ${message}`,
    ...options,
  })
}

/** A short message in the corner; closes by itself after 5 s, or `autoClose` milliseconds. */
export const toast = { info: tell('info'), success: tell('good'), warning: tell('warn'), error: tell('bad') }
