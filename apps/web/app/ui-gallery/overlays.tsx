import { Button } from '@sightline/ui/button'
import { ConfirmDialog, Dialog } from '@sightline/ui/dialog'
import { Menu, MenuCheckbox, MenuHeading } from '@sightline/ui/menu'
import { SidePanel } from '@sightline/ui/side-panel'
import { toast } from '@sightline/ui/toasts'
import { useState } from 'react'
import { ComponentGroup } from './component-group.tsx'

type Overlay = 'dialog' | 'confirm' | 'delete' | 'panel'

export function Overlays() {
  const [open, setOpen] = useState<Overlay | null>(null)
  const [isOn, setIsOn] = useState(true)
  const close = () => setOpen(null)
  return (
    <ComponentGroup title="What floats">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('delete')}>Delete</Button>
        <Button onClick={() => setOpen('panel')}>Side panel</Button>
        <Button onClick={() => toast.info('No changes to save')}>Info toast</Button>
        <Button onClick={() => toast.success('Profile updated', { autoClose: 4000 })}>
          Good toast
        </Button>
        <Button onClick={() => toast.warning('One credit left')}>Warning toast</Button>
        <Button onClick={() => toast.error('Failed to update profile.')}>Bad toast</Button>
        <Menu trigger={<Button>Menu</Button>}>
          <MenuHeading>Voice</MenuHeading>
          <MenuCheckbox isChecked={isOn} onChange={setIsOn}>
            Read each question aloud
          </MenuCheckbox>
        </Menu>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Keys"
        actions={<Button onClick={close}>Close</Button>}
      >
        <p>Every action of the workspace has one.</p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Confirm Profile Update"
        text="Are you sure you want to update your profile?"
        onCancel={close}
        onConfirm={close}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title="Delete this interview?"
        text="Its transcript and report are deleted with it. This cannot be undone."
        confirmLabel="Delete"
        isDangerous
        onCancel={close}
        onConfirm={close}
      />
      <SidePanel isOpen={open === 'panel'} onClose={close} title="Hints">
        <p className="p-3">What do you know about a number once you have seen its partner?</p>
      </SidePanel>
    </ComponentGroup>
  )
}
