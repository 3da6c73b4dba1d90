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
  /** What is asked, in Markdown; null while nothing is. */
  asked: string | null
  onHeard: (text: string, speech: Speech) => void
  /** Whether there is a recording whose words are still to come. */
  onBusy: (isBusy: boolean) => void
}

/** Talking instead of typing and hearing instead of reading, each where it is possible and with a word why where it is not. */
export function VoiceBar({ interviewId, asked, onHeard, onBusy }: VoiceBarProps) {
  const ear = useTranscriber()
  const { state, problem, record, again, discard } = useVoiceAnswer({ interviewId, ear, onHeard })
  const isBusy = state.is === 'asking' || state.is === 'recording' || state.is === 'hearing'
  const { microphones, chosen, choose } = useMicrophones(state.is === 'recording')
  const reader = useReadAloud(asked, isBusy)
  const tellBusy = useEffectEvent(onBusy)
  useEffect(() => {
    tellBusy(isBusy)
    return () => tellBusy(false)
  }, [isBusy])

  const isRecording = state.is === 'recording'
  const Icon = isRecording ? Square : Mic
  return (
    <section aria-label="Voice" className="flex flex-col gap-2 border-t border-line px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {ear !== null && ear.kind !== 'none' && state.is !== 'kept' && (
          <Button
            icon={<Icon size={16} aria-hidden />}
            isBusy={state.is === 'asking' || state.is === 'hearing'}
            disabled={asked === null && !isRecording}
            onClick={isRecording ? state.recording.stop : () => record(chosen)}
          >
            {isRecording ? 'Stop' : 'Record'}
          </Button>
        )}
        {isRecording && <LevelMeter recording={state.recording} />}
        {state.is === 'kept' && <RecordingPlayer sound={state.sound} />}
        {again && (
          <Button onClick={again} variant="secondary">
            Try again
          </Button>
        )}
        {(isRecording || state.is === 'kept') && (
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        )}
        {!isBusy && reader.canRead && <ReadAloud reader={reader} isDisabled={asked === null} />}
      </div>
      {problem !== null && <Banner tone="warn">{problem}</Banner>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {state.is === 'asking' && 'The browser asks whether this page may use the microphone.'}
        {state.is === 'recording' &&
          'Recording. Your words appear in the answer when you stop, and nothing is sent by itself.'}
        {state.is === 'hearing' && 'Turning your recording into words.'}
      </p>
      {!isBusy && (
        <p className="text-sm text-muted empty:hidden">
          {state.is !== 'kept' && ear?.note}
          {reader.isMute && ' This browser has no voice, so it reads nothing aloud.'}
        </p>
      )}
      {state.is === 'idle' && ear?.kind !== 'none' && microphones.length > 1 && (
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
