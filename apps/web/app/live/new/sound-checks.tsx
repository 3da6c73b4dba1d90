import { Button } from '@sightline/ui/button'
import { LevelMeter } from '@sightline/ui/level-meter'
import { Select } from '@sightline/ui/select'
import Mic from 'lucide-react/icons/mic'
import { useMicrophones } from '../../interviews/public.ts'
import { openMicrophone, stopMicrophone } from '../senses/capture.ts'
import { ShareGuide } from '../senses/share-guide.tsx'
import { useCapture } from '../senses/use-capture.ts'
import { useIsSilent } from '../senses/use-is-silent.ts'
import { WhoCanHear } from '../senses/who-can-hear.tsx'
import { Check, NOT_ALLOWED_YET } from './check.tsx'
import { useEcho } from './use-echo.ts'

/** The sound of the other side, which comes with what is shared. */
export function TheirSoundCheck() {
  const { surface, them } = useCapture()
  const isSilent = useIsSilent(them)
  const state = them ? (isSilent ? 'Nothing heard for 10 seconds.' : 'Listening.') : 'Not heard.'
  return (
    <Check
      title="Their sound"
      tone={them && !isSilent ? 'good' : 'warn'}
      state={state}
      more={
        <>
          <WhoCanHear />
          {!(surface && !them) && <ShareGuide surface="browser" />}
        </>
      }
    >
      {them && <Meter label="How loud they are" level={them.level} />}
      {surface && !them && (
        <>
          <p className="max-w-reading text-sm text-warn">
            The share has no sound. Share again, with this box:
          </p>
          <ShareGuide surface={surface.kind} />
        </>
      )}
      {isSilent && (
        <p className="max-w-reading text-sm text-warn">
          The share has sound, but it is silent. Let somebody speak, or play something in the shared
          tab. If it stays silent, the tab may be muted, or the call may use another output device.
        </p>
      )}
    </Check>
  )
}

/** The user's own microphone. */
export function MicrophoneCheck({ isAllowed }: { isAllowed: boolean }) {
  const { you, problem } = useCapture()
  const { microphones, chosen, choose } = useMicrophones(you !== null)
  const change = (id: string) => {
    choose(id)
    void openMicrophone(id)
  }
  const refusal = problem?.source === 'you' ? problem.text : null
  const state = you
    ? 'Listening.'
    : refusal === null
      ? isAllowed
        ? 'Off.'
        : NOT_ALLOWED_YET
      : 'Not available. You can go on without it.'
  return (
    <Check
      title="Microphone"
      tone={you ? 'good' : 'warn'}
      state={state}
      action={
        you ? (
          <Button size="small" variant="quiet" onClick={stopMicrophone}>
            Turn off
          </Button>
        ) : (
          <Button
            size="small"
            icon={<Mic size={16} aria-hidden />}
            disabled={!isAllowed}
            onClick={() => void openMicrophone(chosen)}
          >
            {refusal === null ? 'Turn on the microphone' : 'Try the microphone again'}
          </Button>
        )
      }
      more={
        <p className="max-w-reading text-sm text-muted">
          Your own words are kept apart from theirs and never answered. They are for the debrief.
          Use headphones, so that the microphone does not hear the other side.
        </p>
      }
    >
      {you && <Meter label="How loud you are" level={you.level} />}
      <Echo />
      {refusal !== null && (
        <p role="alert" className="max-w-reading text-sm text-warn">
          {refusal}
          {!you &&
            ' Without it the session hears the other side and answers them as usual. Your own words are missing: the debrief has neither your answers nor how much and how fast you spoke, and judges nothing of them.'}
        </p>
      )}
      {you && microphones.length > 1 && (
        <Select
          label="Device"
          options={[{ value: '', label: 'Default' }, ...microphones]}
          value={chosen}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Check>
  )
}

/**
 * Whether the microphone hears the other side, measured while they speak and the user is silent.
 */
function Echo() {
  const { them, you } = useCapture()
  const echo = useEcho()
  if (!them || !you) return null
  const text =
    echo === null
      ? 'Measuring whether the microphone hears them: let them speak, and be silent for a moment.'
      : echo
        ? 'The microphone hears them, so their words would be taken for yours. Put on headphones, or turn down the sound.'
        : 'The microphone does not hear them.'
  return (
    <p role="status" className={`max-w-reading text-sm ${echo ? 'text-warn' : 'text-muted'}`}>
      {text}
    </p>
  )
}

const Meter = ({ label, level }: { label: string; level: () => number }) => (
  <span
    role="img"
    aria-label={label}
    className="block h-2 w-full max-w-80 overflow-hidden rounded-full bg-line"
  >
    <LevelMeter level={level} />
  </span>
)
