import { HINTS_PER_QUESTION } from '@sightline/contracts/interview-limits'
import { Button, IconButton } from '@sightline/ui/button'
import Keyboard from 'lucide-react/icons/keyboard'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Play from 'lucide-react/icons/play'
import SkipForward from 'lucide-react/icons/skip-forward'
import Square from 'lucide-react/icons/square'
import { isMac } from '../workspace/use-shortcuts.ts'
import type { Runner } from './use-run.ts'

const mod = isMac() ? '⌘' : 'Ctrl+'

type RunBarProps = {
  runner: Runner
  hintsAsked: number
  isEnded: boolean
  onHints: () => void
  onKeys: () => void
  /** What moving on is called, null when there is nothing to move on from. */
  nextLabel: string | null
  onNext: () => void
}

/** What can be done with the code. */
export function RunBar({ runner, hintsAsked, isEnded, onHints, onKeys, nextLabel, onNext }: RunBarProps) {
  const { progress, run, submit, stop } = runner
  return (
    <div className="flex h-16 shrink-0 items-center gap-2 border-t border-line px-3 sm:px-4">
      <Button variant="quiet" icon={<Lightbulb size={16} aria-hidden />} onClick={onHints} aria-haspopup="dialog">
        {hintsAsked === 0 ? 'Hints' : `Hints ${hintsAsked}/${HINTS_PER_QUESTION}`}
      </Button>
      <IconButton
        label="Keys"
        icon={<Keyboard size={20} aria-hidden />}
        onClick={onKeys}
        aria-haspopup="dialog"
        className="max-sm:hidden"
      />
      <div className="ml-auto flex gap-2">
        {nextLabel !== null && !isEnded && (
          <IconButton
            label={nextLabel}
            title={`${nextLabel} (${mod}Shift+E)`}
            icon={<SkipForward size={20} aria-hidden />}
            onClick={onNext}
          />
        )}
        {isEnded ? null : progress ? (
          <Button icon={<Square size={16} aria-hidden />} onClick={stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button icon={<Play size={16} aria-hidden />} onClick={run} title={`Run (${mod}Enter)`}>
              Run
            </Button>
            <Button variant="primary" onClick={submit} title={`Submit (${mod}Shift+Enter)`}>
              Submit
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
