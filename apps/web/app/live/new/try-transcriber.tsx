import { inSeconds } from '@sightline/live-ui/labels'
import { type Tone, ToneIcon } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import { LevelMeter } from '@sightline/ui/level-meter'
import { useEffect, useRef, useState } from 'react'
import { useMicrophones } from '../../interviews/public.ts'
import { useCapture } from '../senses/use-capture.ts'
import { NOT_ALLOWED_YET } from './check.tsx'
import { isLikePhrase, PHRASE } from './phrase.ts'
import { isSlowText, startTrial, type Trial } from './transcriber-trial.ts'

interface Props {
  by: 'server' | 'browser'
  isAllowed: boolean
  /** Called with each step. */
  onChange: (trial: Trial) => void
}

/** Lets the user say a phrase, and shows what became of it and how long that took. */
export function TryTranscriber({ by, isAllowed, onChange }: Props) {
  const { them, you } = useCapture()
  const { chosen } = useMicrophones(you !== null)
  const [trial, setTrial] = useState<Trial>({ state: 'idle' })
  const stop = useRef<() => void>(null)
  useEffect(() => () => stop.current?.(), [])
  const isOver = trial.state === 'idle' || trial.state === 'heard' || trial.state === 'failed'
  const begin = () => {
    stop.current?.()
    stop.current = startTrial({ by, microphone: chosen }, (next) => {
      setTrial(next)
      onChange(next)
    })
  }
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line p-4">
      <p className="max-w-reading text-sm">
        {you || !them ? (
          <>
            Press the button and say: <q className="font-medium">{PHRASE}</q>
          </>
        ) : (
          'Press the button, and let the shared tab play some speech.'
        )}
      </p>
      {isOver ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" disabled={!isAllowed} onClick={begin}>
            {trial.state === 'idle' ? 'Try it' : 'Try again'}
          </Button>
          {!isAllowed && <p className="text-sm text-muted">{NOT_ALLOWED_YET}</p>}
        </div>
      ) : (
        <Button size="small" onClick={() => stop.current?.()}>
          Stop
        </Button>
      )}
      <div role="status" className="flex w-full flex-col gap-2 text-sm empty:hidden">
        <Outcome trial={trial} />
      </div>
    </div>
  )
}

function Outcome({ trial }: { trial: Trial }) {
  switch (trial.state) {
    case 'idle':
      return null
    case 'opening':
      return <p className="text-muted">Allow the microphone if your browser asks.</p>
    case 'listening':
      return (
        <>
          <p>
            {trial.channel === 'you'
              ? 'Listening. Say the phrase now.'
              : 'Listening to the shared tab.'}
          </p>
          <span
            aria-hidden
            className="block h-2 w-full max-w-80 overflow-hidden rounded-full bg-line"
          >
            <LevelMeter level={trial.level} />
          </span>
        </>
      )
    case 'hearing':
      return <p>{trial.text === '' ? 'You are heard.' : <Words text={trial.text} />}</p>
    case 'waiting':
      return (
        <>
          {trial.text !== '' && (
            <p>
              <Words text={trial.text} />
            </p>
          )}
          <p className={trial.isSlow ? 'text-warn' : 'text-muted'}>
            {trial.isSlow
              ? 'Still waiting for the text. That is slow.'
              : 'Waiting for the final text.'}
          </p>
        </>
      )
    case 'heard':
      return <Heard trial={trial} />
    case 'failed':
      return <Verdict tone="warn">{trial.problem}</Verdict>
  }
}

function Heard({
  trial: { text, channel, afterMs },
}: {
  trial: Extract<Trial, { state: 'heard' }>
}) {
  const isSlow = isSlowText(afterMs)
  return (
    <>
      <p>
        Heard: <Words text={text} />
      </p>
      {afterMs !== null && (
        <Verdict tone={isSlow ? 'warn' : 'good'}>
          {`Final text ${inSeconds(afterMs)} after the end of speech.`}
          {isSlow && ' That is slow: answers begin so much later.'}
        </Verdict>
      )}
      {channel === 'you' && !isLikePhrase(text) && (
        <p className="max-w-reading text-muted">
          These are not the words of the phrase. If you said it, speak closer to the microphone, or
          choose another one.
        </p>
      )}
    </>
  )
}

const Words = ({ text }: { text: string }) => <q className="break-words text-ink">{text}</q>

const Verdict = ({ tone, children }: { tone: Tone; children: React.ReactNode }) => (
  <p className="flex max-w-reading items-start gap-2">
    <span className="mt-0.5 shrink-0">
      <ToneIcon tone={tone} size={16} />
    </span>
    <span>{children}</span>
  </p>
)
