import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { isMac } from './use-shortcuts.ts'

const mod = isMac() ? '⌘' : 'Ctrl'
type KeyLine = { does: string; keys: string[] }

const SHARED_SHORTCUTS: KeyLine[] = [
  { does: 'Next question, or the end of the last', keys: [mod, 'Shift', 'E'] },
  { does: 'Pause and resume', keys: [mod, 'Shift', 'P'] },
  { does: 'Fetch the interview from the server again', keys: [mod, 'Shift', 'R'] },
  { does: 'Begin, before the interview', keys: [mod, 'B'] },
  { does: 'This list', keys: ['?'] },
]
export const SPOKEN_SHORTCUTS: KeyLine[] = [{ does: 'Send your answer', keys: [mod, 'Enter'] }, ...SHARED_SHORTCUTS]
const CODING_SHORTCUTS: KeyLine[] = [
  { does: 'Run against the visible tests', keys: [mod, 'Enter'] },
  { does: 'Submit, hidden tests too', keys: [mod, 'Shift', 'Enter'] },
  { does: 'Hints', keys: [mod, 'Shift', 'H'] },
  ...SHARED_SHORTCUTS,
  { does: 'Complete a word', keys: ['Ctrl', 'Space'] },
  { does: 'Comment lines out or in', keys: [mod, '/'] },
  { does: 'Move lines', keys: ['Alt', '↑ or ↓'] },
  { does: 'Search in the code', keys: [mod, 'F'] },
  { does: 'Leave the editor', keys: ['Esc', 'then', 'Tab'] },
]

/** What the keys do. */
export function ShortcutList({
  isOpen,
  onClose,
  keys = CODING_SHORTCUTS,
}: {
  isOpen: boolean
  onClose: () => void
  keys?: KeyLine[]
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keys" actions={<Button onClick={onClose}>Close</Button>}>
      <dl className="flex flex-col gap-3 text-sm">
        {keys.map(({ does, keys }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt className="text-ink">{does}</dt>
            <dd className="flex items-center gap-1 whitespace-nowrap">
              {keys.map((key) =>
                key === 'then' ? (
                  <span key={key}>then</span>
                ) : (
                  <kbd
                    key={key}
                    className="rounded-control border border-line bg-surface px-1.5 py-px text-xs text-ink"
                  >
                    {key}
                  </kbd>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
