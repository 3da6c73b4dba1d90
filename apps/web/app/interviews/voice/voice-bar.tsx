import type { Speech } from '@sightline/contracts/interview-events'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { Select } from '@sightline/ui/select'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useEffectEvent } from 'react'
import { LevelMeter } from './level-meter.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { RecordingPlayer } from './recording-player.tsx'
import { useMicrophones } from './use-microphones.ts'
import { useReadAloud } from './use-read-aloud.ts'
import { useTranscriber } from './use-transcriber.ts'
import { useVoiceAnswer } from './use-voice-answer.ts'

type VoiceBarProps = {
  interviewId: string
  /** The question that waits for an answer, in Markdown; null while none does. */
  openQuestion: string | null
  onTranscript: (text: string, speech: Speech) => void
  /** Told whether a recording is being made or transcribed. */
  onBusy: (isBusy: boolean) => void
}

/** Buttons to speak the answer and to have the question read aloud, with a note where the browser can do neither. */
export function VoiceBar({ interviewId, openQuestion, onTranscript, onBusy }: VoiceBarProps) {
  const transcriber = useTranscriber()
  const voice = useVoiceAnswer({ interviewId, transcriber, onTranscript })
  const { state, problem, transcribeAgain } = voice
  const { status } = state
  const isBusy = status === 'requesting-microphone' || status === 'recording' || status === 'transcribing'
  const { microphones, chosen, choose } = useMicrophones(status === 'recording')
  const readAloud = useReadAloud(openQuestion, isBusy)
  const reportBusy = useEffectEvent(onBusy)
  useEffect(() => {
    reportBusy(isBusy)
    return () => reportBusy(false)
  }, [isBusy])

  const isRecording = status === 'recording'
  const Icon = isRecording ? Square : Mic
  return (
    <section aria-label="Voice" className="flex flex-col gap-2 border-t border-line px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {transcriber !== null && transcriber.kind !== 'none' && status !== 'untranscribed' && (
          <Button
            icon={<Icon size={16} aria-hidden />}
            isBusy={status === 'requesting-microphone' || status === 'transcribing'}
            disabled={openQuestion === null && !isRecording}
            onClick={state.status === 'recording' ? state.recording.stop : () => voice.record(chosen)}
          >
            {isRecording ? 'Stop' : 'Record'}
          </Button>
        )}
        {state.status === 'recording' && <LevelMeter recording={state.recording} />}
        {state.status === 'untranscribed' && <RecordingPlayer recorded={state.recorded} />}
        {transcribeAgain && (
          <Button onClick={transcribeAgain} variant="secondary">
            Try again
          </Button>
        )}
        {(isRecording || status === 'untranscribed') && (
          <Button variant="quiet" onClick={voice.discard}>
            Discard
          </Button>
        )}
        {!isBusy && readAloud.canRead && <ReadAloud readAloud={readAloud} isDisabled={openQuestion === null} />}
      </div>
      {problem !== null && <Banner tone="warn">{problem}</Banner>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {status === 'requesting-microphone' && 'The browser asks whether this page may use the microphone.'}
        {status === 'recording' &&
          'Recording. Your words appear in the answer when you stop, and nothing is sent by itself.'}
        {status === 'transcribing' && 'Turning your recording into words.'}
      </p>
      {!isBusy && (
        <p className="text-sm text-muted empty:hidden">
          {status !== 'untranscribed' && transcriber?.note}
          {readAloud.isMute && ' This browser has no voice, so it reads nothing aloud.'}
        </p>
      )}
      {status === 'idle' && transcriber?.kind !== 'none' && microphones.length > 1 && (
        <Select
          label="Microphone"
          value={chosen || microphones[0]?.value}
          onChange={({ target }) => choose(target.value)}
          options={microphones}
        />
      )}
    </section>
  )
}
