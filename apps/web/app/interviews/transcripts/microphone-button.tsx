import { LevelMeter } from '@sightline/ui/level-meter'
import { Spinner } from '@sightline/ui/spinner'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import type { VoiceState } from './use-voice-answer.ts'

type MicrophoneButtonProps = { state: VoiceState; isDisabled: boolean; onRecord: () => void }

/** The button that starts and stops a recording, with the level of the sound above. */
export function MicrophoneButton({ state, isDisabled, onRecord }: MicrophoneButtonProps) {
  const recording = state.status === 'recording' ? state.recording : null
  const isWaiting = state.status === 'requesting-microphone' || state.status === 'transcribing'
  const label = recording ? 'Stop recording' : 'Record'
  return (
    <>
      {recording && (
        <span aria-hidden className="h-2 w-11 overflow-hidden rounded-full bg-line">
          <LevelMeter level={recording.level} />
        </span>
      )}
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-busy={isWaiting || undefined}
        disabled={isWaiting || (isDisabled && !recording)}
        onClick={recording ? recording.stop : onRecord}
        className={`grid size-11 place-items-center rounded-full border transition-colors disabled:cursor-not-allowed disabled:not-aria-busy:opacity-50 ${
          recording
            ? 'border-transparent bg-accent-strong text-on-accent enabled-hover:bg-accent-hover'
            : 'border-control bg-background text-ink enabled-hover:bg-surface'
        }`}
      >
        {isWaiting ? (
          <Spinner />
        ) : recording ? (
          <Square size={18} aria-hidden />
        ) : (
          <Mic size={20} aria-hidden />
        )}
      </button>
    </>
  )
}
