import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { type KeyboardEvent, useState } from 'react'
import { LIVE_ACTION_NAMES, LIVE_ACTIONS, type LiveAction, pressedKey } from './bindings.ts'
import type { Keys } from './key-bindings.ts'

type Props = { isOpen: boolean; onClose: () => void; keys: Keys }

/** The keys of live sessions, each of which can be changed. */
export function KeysDialog({ isOpen, onClose, keys: { bindings, rebind, reset } }: Props) {
  /** The action whose new key is awaited. */
  const [changing, setChanging] = useState<LiveAction | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const begin = (action: LiveAction | null) => {
    setChanging(action)
    setProblem(null)
  }
  function press(event: KeyboardEvent, action: LiveAction) {
    if (changing !== action || event.key === 'Tab') return
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      return begin(null)
    }
    const key = pressedKey(event.nativeEvent)
    if (key === null) return
    event.preventDefault()
    const reason = rebind(action, key)
    setProblem(reason)
    if (reason === null) setChanging(null)
  }
  const textOf = (action: LiveAction) => (changing === action ? 'Press a key' : bindings[action])
  const close = () => {
    begin(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Keys"
      actions={
        <>
          <Button
            onClick={() => {
              begin(null)
              reset()
            }}
          >
            Reset the keys
          </Button>
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm">
        The keys work on this page and in the overlay, and are kept in this browser. On a Mac, Cmd
        works as Ctrl.
      </p>
      <dl className="flex flex-col gap-2 text-sm">
        {LIVE_ACTION_NAMES.map((action) => (
          <div key={action} className="flex items-center justify-between gap-4">
            <dt className="text-ink">{LIVE_ACTIONS[action].label}</dt>
            <dd>
              <Button
                size="small"
                aria-label={`${LIVE_ACTIONS[action].label}: ${textOf(action)}`}
                aria-pressed={changing === action}
                onClick={({ currentTarget }) => {
                  // Safari does not focus a button that is clicked.
                  currentTarget.focus()
                  begin(changing === action ? null : action)
                }}
                onKeyDown={(event) => press(event, action)}
                onBlur={() => changing === action && begin(null)}
              >
                {textOf(action)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="mt-3 min-h-6 text-sm text-bad">
        {problem}
      </p>
    </Dialog>
  )
}
