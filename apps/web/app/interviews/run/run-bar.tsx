import { HINTS_PER_QUESTION } from '@sightline/contracts/interviews/limits'
import { Button, IconButton } from '@sightline/ui/button'
import Keyboard from 'lucide-react/icons/keyboard'
import Lightbulb from 'lucide-react/icons/lightbulb'
import PanelBottom from 'lucide-react/icons/panel-bottom'
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
  /** Whether the candidate gave up the question, which then takes no more submissions. */
  isGivenUp: boolean
  onHints: () => void
  onShortcuts: () => void
  onResultsSize: () => void
  /** The label of the button that goes on to the next question; null hides the button. */
  nextLabel: string | null
  onNext: () => void
}

/** The actions below the code: hints, shortcuts, next question, run and submit. */
export function RunBar(props: RunBarProps) {
  const { isRunning, onRun, onSubmit, onStop, hintsAsked, isEnded, isGivenUp, nextLabel, onNext } =
    props
  return (
    <div className="flex h-16 shrink-0 items-center gap-1 border-t border-line px-2 sm:gap-2 sm:px-4">
      <Button variant="quiet" icon={<Lightbulb size={16} aria-hidden />} onClick={props.onHints}>
        {hintsAsked === 0 ? 'Hints' : `Hints ${hintsAsked}/${HINTS_PER_QUESTION}`}
      </Button>
      <IconButton
        label="Keyboard shortcuts"
        icon={<Keyboard size={20} aria-hidden />}
        onClick={props.onShortcuts}
        aria-haspopup="dialog"
        className="max-sm:hidden"
      />
      <div className="ml-auto flex gap-1 sm:gap-2">
        <IconButton
          label="More or less room for the results"
          icon={<PanelBottom size={20} aria-hidden />}
          onClick={props.onResultsSize}
          className="max-lg:hidden"
        />
        {nextLabel !== null && !isEnded && !isGivenUp && (
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
            <Button
              icon={<Play size={16} aria-hidden />}
              onClick={onRun}
              title={`Run (${modifier}Enter)`}
            >
              Run
            </Button>
            {isGivenUp ? (
              nextLabel !== null && (
                <Button
                  variant="primary"
                  onClick={onNext}
                  title={`${nextLabel} (${modifier}Shift+E)`}
                >
                  {nextLabel}
                </Button>
              )
            ) : (
              <Button
                variant="primary"
                onClick={onSubmit}
                title={`Submit (${modifier}Shift+Enter)`}
              >
                Submit
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
