import { ConfirmDialog } from '@sightline/ui/dialog'

type Props = { isOpen: boolean; onCancel: () => void; onConfirm: () => void }

/** Asks before answers lose what they rest on. */
export const ClearDialog = ({ isOpen, onCancel, onConfirm }: Props) => (
  <ConfirmDialog
    isOpen={isOpen}
    title="Clear the context?"
    text="New answers will rest on nothing that was said or seen until now. The transcript stays."
    confirmLabel="Clear it"
    onCancel={onCancel}
    onConfirm={onConfirm}
  />
)
