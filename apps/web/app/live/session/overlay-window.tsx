import { Overlay } from '@sightline/live-ui/overlay/overlay'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = Omit<ComponentProps<typeof Overlay>, 'textSize' | 'onTextSize'> & {
  /** The overlay's window. */
  target: Window
}

/** The overlay in a window of its own. */
export function OverlayWindow({ target, ...props }: Props) {
  const [textSize, setTextSize] = useState(1)
  return createPortal(
    <div className="h-dvh">
      <Overlay {...props} textSize={textSize} onTextSize={setTextSize} />
    </div>,
    target.document.body,
  )
}
