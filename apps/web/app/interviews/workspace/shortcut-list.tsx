import { Button } from '@sightline/ui/button'
import { Dialog } from '@sightline/ui/dialog'
import { isMac } from './use-shortcuts.ts'

const modifier = isMac() ? '⌘' : 'Ctrl'
type Shortcut = { action: string; keys: string[] }

const SHARED_SHORTCUTS: Shortcut[] = [
  { action: 'Next question, or finish', keys: [modifier, 'Shift', 'E'] },
  { action: 'Pause and resume', keys: [modifier, 'Shift', 'P'] },
  { action: 'Reload the interview from the server', keys: [modifier, 'Shift', 'R'] },
  { action: 'Begin, before the interview', keys: [modifier, 'B'] },
  { action: 'This list', keys: ['?'] },
]
export const SPOKEN_SHORTCUTS: Shortcut[] = [
  { action: 'Send your answer', keys: [modifier, 'Enter'] },
  ...SHARED_SHORTCUTS,
]
const CODING_SHORTCUTS: Shortcut[] = [
  { action: 'Run against the visible tests', keys: [modifier, 'Enter'] },
  { action: 'Send, while you write to the coach', keys: [modifier, 'Enter'] },
  { action: 'Submit to all tests, hidden ones too', keys: [modifier, 'Shift', 'Enter'] },
  { action: 'Hints', keys: [modifier, 'Shift', 'H'] },
  ...SHARED_SHORTCUTS,
  { action: 'Complete a word', keys: ['Ctrl', 'Space'] },
  { action: 'Comment or uncomment lines', keys: [modifier, '/'] },
  { action: 'Move lines', keys: ['Alt', '↑ or ↓'] },
  { action: 'Search in the code', keys: [modifier, 'F'] },
  { action: 'Leave the editor', keys: ['Esc', 'then', 'Tab'] },
]

/** The keyboard shortcuts, in a dialog. */
export function ShortcutList({
  isOpen,
  onClose,
  shortcuts = CODING_SHORTCUTS,
}: {
  isOpen: boolean
  onClose: () => void
  shortcuts?: Shortcut[]
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="flex flex-col gap-3 text-sm">
        {shortcuts.map(({ action, keys }) => (
          <div key={action} className="flex items-center justify-between gap-4">
            <dt className="text-ink">{action}</dt>
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
