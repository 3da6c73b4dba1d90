import { Button } from '@sightline/ui/button'
import { LogoMark } from '@sightline/ui/logo'
import { Settings } from 'lucide-react'
import { openSettings } from '../native/windows.ts'

/** What the overlay shows inside its frame. */
export function Overlay() {
  return (
    <div className="flex items-center gap-2 rounded-card bg-background p-4">
      <LogoMark /> Sightline
      <Button icon={<Settings size={18} />} onClick={openSettings}>
        Settings
      </Button>
    </div>
  )
}
