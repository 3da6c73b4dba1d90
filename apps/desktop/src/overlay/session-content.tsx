import { Banner } from '@sightline/ui/banner'
import { Spinner } from '@sightline/ui/spinner'
import { HasTooltips } from '@sightline/ui/tooltips'
import type { ReactNode } from 'react'
import { useStore } from '../store.ts'
import { ChooseSession } from './choose-session.tsx'
import { RunningSession, type SessionProps } from './running-session.tsx'

interface Props extends SessionProps {
  /** What stands there while nobody is signed in. */
  children: ReactNode
}

/** The running session, or the choice of one. */
export const SessionContent = (props: Props) => (
  <HasTooltips value={false}>
    <Content {...props} />
  </HasTooltips>
)

function Content({ children, ...options }: Props) {
  const { sessions, settings, meetings, server } = options
  const state = useStore(sessions)
  if (state.kind === 'signed-out') return children
  if (state.kind === 'loading')
    return (
      <div role="status" className="flex flex-col gap-3 p-4 text-sm text-muted">
        {state.problem === null ? (
          <span className="flex items-center gap-3">
            <Spinner /> Loading your sessions
          </span>
        ) : (
          <Banner tone="warn">{state.problem}</Banner>
        )}
      </div>
    )
  if (state.kind === 'choosing')
    return <ChooseSession {...{ state, sessions, settings, meetings, server }} />
  return <RunningSession key={state.loaded.detail.session.id} open={state} {...options} />
}
