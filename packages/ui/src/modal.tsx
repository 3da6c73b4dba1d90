import { type ReactNode, useEffect, useRef } from 'react'

type ModalProps = {
  isOpen: boolean
  /** Called for Esc, a click outside and `<form method="dialog">`. Must set `isOpen` to false. */
  onClose: () => void
  /** Id of the heading inside that names the dialog. */
  labelledBy: string
  className: string
  children: ReactNode
}

/**
 * A native modal dialog: the rest of the page is inert, Esc closes it, and the focus returns to its
 * previous element.
 */
export function Modal({ isOpen, onClose, labelledBy, className, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) element.current?.showModal()
    else element.current?.close()
  }, [isOpen])

  return (
    <dialog
      ref={element}
      aria-labelledby={labelledBy}
      // Also fires after our own close(), when isOpen is already false.
      onClose={() => isOpen && onClose()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className={`text-ink backdrop:bg-scrim ${className}`}
    >
      {isOpen && children}
    </dialog>
  )
}
