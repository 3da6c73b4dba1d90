import type { Speech } from '@sightline/contracts/interviews/events'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { TextReader } from '../read-aloud/use-read-aloud.ts'
import { MicrophoneButton } from './microphone-button.tsx'
import { RecordingTime } from './recording-time.tsx'
import { useMicrophones } from './use-microphones.ts'
import { useTranscriber } from './use-transcriber.ts'
import { useVoiceAnswer } from './use-voice-answer.ts'
import { VoiceMenu } from './voice-menu.tsx'

type VoiceInputProps = {
  interviewId: string
  /** Whether a question waits for an answer. */
  isAnswerExpected: boolean
  readAloud: TextReader
  onTranscript: (text: string, speech: Speech) => void
  /** Told whether a recording is being made or transcribed. */
  onBusy: (isBusy: boolean) => void
}

/**
 * The microphone beside the answer field, and messages below the field. Both are cells of the
 * form's grid of two columns.
 */
export function VoiceInput({
  interviewId,
  isAnswerExpected,
  readAloud,
  onTranscript,
  onBusy,
}: VoiceInputProps) {
  const transcriber = useTranscriber()
  const voice = useVoiceAnswer({ interviewId, transcriber, onTranscript })
  const { state, problem, transcribeAgain } = voice
  const { status } = state
  const isBusy =
    status === 'requesting-microphone' || status === 'recording' || status === 'transcribing'
  const { microphones, chosen, choose } = useMicrophones(status === 'recording')
  const reportBusy = useEffectEvent(onBusy)
  useEffect(() => {
    reportBusy(isBusy)
    return () => reportBusy(false)
  }, [isBusy])

  const canRecord = transcriber !== null && transcriber.kind !== 'none'
  return (
    <section aria-label="Voice" className="contents">
      <div className="flex w-11 flex-col items-center gap-2 self-end">
        {!isBusy && (
          <VoiceMenu
            microphones={canRecord ? microphones : []}
            chosen={chosen}
            onChoose={choose}
            readAloud={readAloud}
          />
        )}
        {canRecord && (
          <MicrophoneButton
            state={state}
            isDisabled={!isAnswerExpected || status === 'untranscribed'}
            onRecord={() => voice.record(chosen)}
          />
        )}
      </div>
      <div className="col-span-2 flex flex-col gap-2 text-sm empty:hidden">
        {problem !== null && <Banner tone="warn">{problem}</Banner>}
        {(status === 'recording' || status === 'untranscribed') && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {state.status === 'recording' && <RecordingTime recording={state.recording} />}
            {state.status === 'untranscribed' && <RecordingPlayer recorded={state.recorded} />}
            {transcribeAgain && (
              <Button size="small" onClick={transcribeAgain}>
                Try again
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={voice.discard}>
              Discard
            </Button>
          </div>
        )}
        <p role="status" className="text-muted empty:hidden">
          {status === 'requesting-microphone' &&
            'Your browser is asking whether this page may use the microphone.'}
          {status === 'recording' &&
            'Recording. When you stop, the text appears in the field for you to check and send.'}
          {status === 'transcribing' && 'Turning your recording into text.'}
        </p>
        {status === 'idle' && (
          <p className="text-xs text-muted empty:hidden">
            {transcriber?.note}
            {readAloud.isMute && ' This browser cannot read questions aloud.'}
          </p>
        )}
      </div>
    </section>
  )
}

/** Plays a recording that exists only in this page. */
function RecordingPlayer({ recorded }: { recorded: Blob }) {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(recorded)
    if (player.current) player.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [recorded])
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are what transcribing failed to produce
    <audio ref={player} controls aria-label="Your recording" className="h-10 w-full max-w-80" />
  )
}
