import { HINTS_PER_QUESTION } from '@sightline/contracts/interview-limits'
import { Button, IconButton } from '@sightline/ui/button'
import Keyboard from 'lucide-react/icons/keyboard'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Play from 'lucide-react/icons/play'
import SkipForward from 'lucide-react/icons/skip-forward'
import Square from 'lucide-react/icons/square'
import { isMac } from '../workspace/use-shortcuts.ts'

const modifier = isMac() ? '⌘' : 'Ctrl+'

type RunBarProps = {
  isRunning: boolean
  onRun: () => void
  onSubmit: () => void
  onStop: () => void
  hintsAsked: number
  isEnded: boolean
  onHints: () => void
  onShortcuts: () => void
  /** The label of the button that goes on to the next question; null hides the button. */
  nextLabel: string | null
  onNext: () => void
}

/** The actions below the code: hints, shortcuts, next question, run and submit. */
export function RunBar(props: RunBarProps) {
  const { isRunning, onRun, onSubmit, onStop, hintsAsked, isEnded, onHints, onShortcuts, nextLabel, onNext } = props
  return (
    <div className="flex h-16 shrink-0 items-center gap-2 border-t border-line px-3 sm:px-4">
      <Button variant="quiet" icon={<Lightbulb size={16} aria-hidden />} onClick={onHints} aria-haspopup="dialog">
        {hintsAsked === 0 ? 'Hints' : `Hints ${hintsAsked}/${HINTS_PER_QUESTION}`}
      </Button>
      <IconButton
        label="Keys"
        icon={<Keyboard size={20} aria-hidden />}
        onClick={onShortcuts}
        aria-haspopup="dialog"
        className="max-sm:hidden"
      />
      <div className="ml-auto flex gap-2">
        {nextLabel !== null && !isEnded && (
          <IconButton
            label={nextLabel}
            title={`${nextLabel} (${modifier}Shift+E)`}
            icon={<SkipForward size={20} aria-hidden />}
            onClick={onNext}
          />
        )}
        {isEnded ? null : isRunning ? (
          <Button icon={<Square size={16} aria-hidden />} onClick={onStop}>
            Stop
          </Button>
        ) : (
          <>
            <Button icon={<Play size={16} aria-hidden />} onClick={onRun} title={`Run (${modifier}Enter)`}>
              Run
            </Button>
            <Button variant="primary" onClick={onSubmit} title={`Submit (${modifier}Shift+Enter)`}>
              Submit
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
