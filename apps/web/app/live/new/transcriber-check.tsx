import { Checkbox } from '@sightline/ui/choice'
import { type ComponentProps, useState } from 'react'
import { canRecognizeTracks } from '../../interviews/public.ts'
import { useBrowserSetting } from '../senses/use-browser-setting.ts'
import { Check } from './check.tsx'
import { isSlowText, type Trial } from './transcriber-trial.ts'
import { TryTranscriber } from './try-transcriber.tsx'
import type { Readiness } from './use-readiness.ts'

const TITLE = 'Speech to text'
const NOTE = 'max-w-reading text-sm text-muted'
const TYPING =
  'During the session you type what was asked and press Enter, and the answer begins at once. Nothing that is said aloud becomes text, so the debrief knows only what you type.'

type Outcome = Pick<ComponentProps<typeof Check>, 'tone' | 'state'>

/** What a trial says of the whole line; null while it goes on and where there was none. */
function outcomeOf(trial: Trial): Outcome | null {
  if (trial.state === 'failed') return { tone: 'warn', state: 'Tried without success.' }
  if (trial.state !== 'heard') return null
  return isSlowText(trial.afterMs)
    ? { tone: 'warn', state: 'Tried, and slow.' }
    : { tone: 'good', state: 'Tried, and ready.' }
}

/**
 * What turns speech into text: the server's transcriber, else the browser, else the user's typing.
 */
export function TranscriberCheck({
  readiness,
  isAllowed,
}: {
  readiness: Readiness
  isAllowed: boolean
}) {
  const [canBrowser] = useState(canRecognizeTracks)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (typeof readiness === 'object' && readiness.hasTranscriber)
    return (
      <Check
        title={TITLE}
        {...(outcome ?? { tone: 'good', state: 'This server turns speech into text.' })}
        more={
          <>
            <p className={NOTE}>
              {readiness.isRealtime
                ? 'Words appear while people speak.'
                : 'Each sentence becomes text shortly after it ends.'}{' '}
              The sound goes to the speech recognition that this server uses, and is not kept.
            </p>
            <TryTranscriber
              by="server"
              isAllowed={isAllowed}
              onChange={(trial) => setOutcome(outcomeOf(trial))}
            />
            {canBrowser && <BrowserMeanwhile />}
          </>
        }
      />
    )
  if (canBrowser && readiness !== 'loading') return <BrowserCheck isAllowed={isAllowed} />
  return (
    <Check
      title={TITLE}
      tone="warn"
      state={readiness === 'loading' ? 'Checking' : 'Not available here. You type what is said.'}
      more={
        <p className={NOTE}>
          Neither this server nor this browser turns the sound of a tab into text; current versions
          of Chrome and Edge do. {TYPING}
        </p>
      }
    />
  )
}

/** The browser listens in place of the server only for users who tick this. */
function BrowserMeanwhile() {
  const [isOn, change] = useBrowserSetting()
  return (
    <Checkbox
      label="When that fails, let my browser listen meanwhile"
      hint="Most browsers send the sound to their maker for it, theirs and yours. Left off, what is said is kept, and becomes text once this server can do so again."
      checked={isOn}
      onChange={({ target }) => change(target.checked)}
    />
  )
}

const OFF = { tone: 'warn' as const, state: 'Off. You type what is said.' }

function BrowserCheck({ isAllowed }: { isAllowed: boolean }) {
  const [isOn, change] = useBrowserSetting()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const state = isOn ? { tone: 'good' as const, state: 'By your browser.' } : OFF
  return (
    <Check
      title={TITLE}
      {...(isOn && outcome ? outcome : state)}
      more={
        isOn ? (
          <TryTranscriber
            by="browser"
            isAllowed={isAllowed}
            onChange={(trial) => setOutcome(outcomeOf(trial))}
          />
        ) : (
          <p className={NOTE}>{TYPING}</p>
        )
      }
    >
      <Checkbox
        label="Let my browser turn speech into text"
        hint="This server has no speech recognition of its own. Most browsers send the sound to their maker for it, theirs and yours. Tell the people you talk to, or leave it off and type."
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </Check>
  )
}
