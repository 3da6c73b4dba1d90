import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { words } from './words.tsx'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** A dialog in the middle of the screen, with its actions at the bottom right. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const titleId = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className="m-auto w-[calc(100vw-2rem)] max-w-dialog rounded-card border border-line bg-background shadow-float open:animate-appear"
    >
      <div className="flex flex-col gap-6 p-6">
        <div className="flex flex-col gap-2">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <div className="text-muted">{children}</div>
        </div>
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </Modal>
  )
}

type ConfirmDialogProps = Omit<DialogProps, 'actions' | 'children' | 'onClose'> & {
  text: string
  onCancel: () => void
  onConfirm: () => void
  confirmLabel?: string
  /** True for actions that cannot be undone. */
  isDangerous?: boolean
  isBusy?: boolean
  busyLabel?: string
}

/** Asks for confirmation. The Cancel button, Esc and a click outside have the same effect. */
export function ConfirmDialog({
  text,
  onCancel,
  onConfirm,
  confirmLabel = words.confirm,
  isDangerous = false,
  isBusy = false,
  busyLabel,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel} disabled={isBusy}>
            {words.cancel}
          </Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onClick={onConfirm}
            isBusy={isBusy}
            {...(busyLabel && { busyLabel })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
