import { Checkbox } from '@sightline/ui/choice'
import { useState } from 'react'
import { canRecognizeTracks } from '../../interviews/public.ts'
import { useBrowserSetting } from '../capture/use-browser-setting.ts'
import { Check } from './check.tsx'
import type { Readiness } from './use-readiness.ts'

const TITLE = 'Speech to text'

/** What turns speech into text: the server's transcriber, else the browser, else the user's typing. */
export function TranscriberCheck({ readiness }: { readiness: Readiness }) {
  const [canBrowser] = useState(canRecognizeTracks)
  if (typeof readiness === 'object' && readiness.hasTranscriber)
    return (
      <Check title={TITLE} tone="good" state="A transcriber is configured on this server.">
        <p className="max-w-reading text-sm text-muted">
          {readiness.isRealtime
            ? 'Words appear while people speak.'
            : 'Each sentence becomes text shortly after it ends.'}{' '}
          Speech goes to the transcriber of this server and is not kept.
        </p>
      </Check>
    )
  if (canBrowser && readiness !== 'loading') return <BrowserCheck />
  return (
    <Check title={TITLE} tone="warn" state={readiness === 'loading' ? 'Checking' : 'Not available here.'}>
      <p className="max-w-reading text-sm text-muted">
        Neither this server nor this browser turns the sound of a tab into text; current versions of Chrome and Edge do.
        During the session you type what was asked, and get the answer.
      </p>
    </Check>
  )
}

function BrowserCheck() {
  const [isOn, change] = useBrowserSetting()
  return (
    <Check
      title={TITLE}
      tone={isOn ? 'good' : 'warn'}
      state={isOn ? 'By your browser.' : 'Off. You type what is said.'}
    >
      <Checkbox
        label="Let my browser turn speech into text"
        hint="This server has no transcriber. Most browsers send the sound to their maker for it, theirs and yours. Tell the people you talk to, or leave it off and type."
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
      />
    </Check>
  )
}
