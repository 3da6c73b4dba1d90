import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import type { GlobalKeys } from '../keys/global-keys.ts'
import { openSettings } from '../native/windows.ts'
import { useStore } from '../store.ts'

/** Names the keys that could not be had for this session. */
export function MissingKeys({ keys }: { keys: GlobalKeys }) {
  const { isHeld, missing } = useStore(keys)
  const [isSeen, setIsSeen] = useState(false)
  if (!isHeld || isSeen || missing.length === 0) return null
  const names = new Intl.ListFormat('en').format(missing.map(({ key }) => key))
  return (
    <div
      role="status"
      className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-background px-3 py-1 text-sm"
    >
      <span className="min-w-0 flex-1">Not to be had as keys: {names}.</span>
      <Button size="small" onClick={() => void openSettings()}>
        Keys
      </Button>
      <Button size="small" variant="quiet" onClick={() => setIsSeen(true)}>
        Dismiss
      </Button>
    </div>
  )
}
