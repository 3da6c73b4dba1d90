import { IconButton } from '@sightline/ui/button'
import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { SessionView, SourcesView } from '../engine/views.ts'
import type { KeyBindings } from '../keys/bindings.ts'

interface Props {
  session: SessionView
  sources: SourcesView
  bindings: KeyBindings
}

/** Pauses the session and switches the microphone, from the overlay. */
export function OverlayTools({ session, sources, bindings }: Props) {
  const { isPaused, togglePause } = session
  const isOn = sources.you !== null
  return (
    <>
      <IconButton
        label={isPaused ? 'Resume' : 'Pause'}
        title={bindings.pause}
        icon={isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
        onClick={togglePause}
        className={isPaused ? 'bg-warn/15 text-warn' : ''}
      />
      {!sources.isElsewhere && (
        <IconButton
          label="Microphone"
          title={bindings.microphone}
          aria-pressed={isOn}
          disabled={isPaused}
          icon={isOn ? <Mic size={20} aria-hidden /> : <MicOff size={20} aria-hidden />}
          onClick={isOn ? sources.closeMicrophone : sources.openMicrophone}
        />
      )}
    </>
  )
}
