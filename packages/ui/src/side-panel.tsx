import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { Modal } from './modal.tsx'
import { words } from './words.tsx'

type SidePanelProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The edge of the screen at which the panel opens, the same as the edge of its button. */
  side?: 'left' | 'right'
  children: ReactNode
}

const SIDES = {
  left: 'mr-auto ml-0 border-r open:animate-from-left',
  right: 'mr-0 ml-auto border-l open:animate-from-right',
}

/**
 * A panel that slides in at an edge of the screen: navigation on small screens, otherwise drawers.
 */
export function SidePanel({ isOpen, onClose, title, side = 'right', children }: SidePanelProps) {
  const titleId = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className={`my-0 h-dvh max-h-none w-[min(20rem,calc(100vw-3rem))] border-line bg-background shadow-float ${SIDES[side]}`}
    >
      <div className="flex h-full flex-col">
        <div className="flex h-16 shrink-0 items-center justify-between border-b border-line pr-3 pl-6">
          <h2 id={titleId} className="text-base">
            {title}
          </h2>
          <IconButton label={words.close} icon={<X size={20} aria-hidden />} onClick={onClose} />
        </div>
        <div className="flex-1 overflow-y-auto overscroll-contain p-3">{children}</div>
      </div>
    </Modal>
  )
}
