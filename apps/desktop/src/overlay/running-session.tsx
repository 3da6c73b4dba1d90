import type { LiveChannel } from '@sightline/contracts/live/kinds'
import type { LiveSessionViews } from '@sightline/live-ui/engine/views'
import { useKeyBindings } from '@sightline/live-ui/keys/key-bindings'
import { useLiveKeys } from '@sightline/live-ui/keys/use-live-keys'
import { Overlay } from '@sightline/live-ui/overlay/overlay'
import { ScreenPanel } from '@sightline/live-ui/screen/screen-panel'
import { useClearContext } from '@sightline/live-ui/session/clear-dialog'
import { sessionNotes } from '@sightline/live-ui/session/session-notes'
import { SourceRow } from '@sightline/live-ui/session/source-row'
import { useLiveSession } from '@sightline/live-ui/session/use-live-session'
import { Button, ButtonLink } from '@sightline/ui/button'
import { useEffect, useEffectEvent } from 'react'
import type { Account } from '../account/account.ts'
import type { GlobalKeys } from '../keys/global-keys.ts'
import { type Verb, verbs } from '../keys/verbs.ts'
import type { MeetingWatch } from '../meetings/meeting-watch.ts'
import type { DesktopSenses } from '../senses/desktop-senses.ts'
import { openSession } from '../session/open-session.ts'
import type { OpenSession, Sessions } from '../session/sessions.ts'
import type { StoredSettings } from '../stored-settings.ts'
import { MissingKeys } from './missing-keys.tsx'
import { SessionMenu } from './session-menu.tsx'
import { SoundLines } from './sound-lines.tsx'

/** What a running session needs of its window. */
export interface SessionProps {
  account: Account
  sessions: Sessions
  senses: DesktopSenses
  settings: StoredSettings
  meetings: MeetingWatch
  keys: GlobalKeys
  /** The origin of the server. */
  server: string
}

/** The session that goes on: what the page shows, in the overlay. */
export function RunningSession(props: SessionProps & { open: OpenSession }) {
  const { open, account, sessions, senses, settings, keys, server } = props
  const views = useLiveSession(() => openSession(open, { account, senses }))
  const { session, sources, hearing, screen, answers } = views
  const notes = sessionNotes(session, sources, hearing)
  const { bindings } = useKeyBindings(settings)
  const clear = useClearContext(session)
  useLiveKeys({ session, sources, screen, answers, bindings, overlay: null, onClear: clear.askIn })
  useVerbs(views, senses, () => clear.askIn(window))
  const { isGone, isEnded } = session
  useEffect(() => (isEnded ? undefined : keys.hold()), [keys, isEnded])
  const leave = useEffectEvent(() => sessions.leave('This session is gone.'))
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  const page = `${server}/home/live/${session.id}`
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1">
        <Overlay
          views={views}
          bindings={bindings}
          notes={notes}
          belowAnswer={
            <ScreenPanel
              {...{ session, sources, screen }}
              sentPictures={answers.sentPictures}
              pinned={null}
            />
          }
          tools={
            <SessionMenu
              session={session}
              page={page}
              onClear={() => clear.askIn(window)}
              onLeave={() => sessions.leave()}
            />
          }
        >
          {clear.dialogIn(window)}
        </Overlay>
      </div>
      {isEnded ? (
        <div className="flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-background px-3 py-2 text-sm">
          <span className="min-w-0 flex-1">
            {session.isEndStored ? 'Ended. Its debrief is on the site.' : 'Ended. Being stored...'}
          </span>
          <ButtonLink size="small" href={page}>
            Debrief
          </ButtonLink>
          <Button size="small" onClick={() => sessions.leave()}>
            Done
          </Button>
        </div>
      ) : (
        <>
          <MissingKeys keys={keys} />
          <SoundLines senses={senses} />
          <SourceRow
            session={session}
            sources={sources}
            notes={notes}
            shareable="a window or screen"
          />
        </>
      )}
    </div>
  )
}

/** Does what keys ask for while another program has the focus, and the command line. */
function useVerbs(
  { session, sources, screen }: LiveSessionViews,
  senses: DesktopSenses,
  onRestart: () => void,
) {
  function mute(channel: LiveChannel) {
    const { muted, ...state } = senses.getState()
    if (channel === 'you' && !muted.you && state.you === null) sources.openMicrophone()
    else senses.setMuted(channel, !muted[channel])
  }
  const use = useEffectEvent((verb: Verb) => {
    const { isEnded, isPaused, state } = session
    if (isEnded) return
    if (verb === 'restart') onRestart()
    else if (verb === 'mute') mute('you')
    else if (verb === 'mute-them') mute('them')
    else if (isPaused || state.setting === 'not-permitted') return
    else if (verb === 'keep') void (session.detail.takesPictures && screen.keep())
    else void session.askFor(verb === 'look' ? 'screen' : 'speech')
  })
  useEffect(() => {
    const removals = (['answer', 'look', 'keep', 'restart', 'mute', 'mute-them'] as const).map(
      (verb) => verbs.on(verb, () => use(verb)),
    )
    return () => {
      for (const remove of removals) remove()
    }
  }, [])
}
