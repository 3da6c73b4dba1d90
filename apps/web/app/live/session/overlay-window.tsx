import { Overlay } from '@sightline/live-ui/overlay/overlay'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'

const TEXT_SIZES = ['text-sm', 'text-base', 'text-lg'] as const

type Props = Omit<ComponentProps<typeof Overlay>, 'onTextSize'> & {
  /** The overlay's window. */
  target: Window
}

/** The overlay in a window of its own. */
export function OverlayWindow({ target, ...props }: Props) {
  const [size, setSize] = useState(1)
  return createPortal(
    <div className={`h-dvh ${TEXT_SIZES[size]}`}>
      <Overlay {...props} onTextSize={() => setSize((size + 1) % TEXT_SIZES.length)} />
    </div>,
    target.document.body,
  )
}
