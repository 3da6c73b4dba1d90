import { type ReactNode, useEffect, useRef } from 'react'

type ModalProps = {
  isOpen: boolean
  /** Called for Esc, a press outside and `<form method="dialog">`. Must set `isOpen` to false. */
  onClose: () => void
  /** Id of the heading inside that names the dialog. */
  labelledBy: string
  className: string
  children: ReactNode
}

/** A native modal dialog: the rest of the page is inert, Esc closes it, focus returns to where it was. */
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
      // Fires for our own close() too, when isOpen is false already.
      onClose={() => isOpen && onClose()}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      className={`text-ink backdrop:bg-scrim ${className}`}
    >
      {isOpen && children}
    </dialog>
  )
}
