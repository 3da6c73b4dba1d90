import { KIND_LABELS } from '@sightline/live-ui/labels'
import { Logo } from '@sightline/ui/logo'
import { Spinner } from '@sightline/ui/spinner'
import Pause from 'lucide-react/icons/pause'
import { pageTitle, productName } from '../../content/brand.ts'
import { type LiveViewState, useLiveView } from './use-live-view.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { ViewedAnswers } from './viewed-answers.tsx'

export const meta = () => [
  { title: pageTitle('Live session') },
  { name: 'robots', content: 'noindex' },
]

/** A live session on another device: read-only, without an account, opened by a link. */
export default function LiveViewPage() {
  const view = useLiveView()
  useWakeLock()
  if (view.status === 'open') return <OpenView view={view} />
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-6 px-4 py-12"
    >
      <Logo name={productName} />
      {view.status === 'opening' ? (
        <p
          role="status"
          className={`flex items-center gap-3 ${view.isOffline ? 'text-warn' : 'text-muted'}`}
        >
          <Spinner />{' '}
          {view.isOffline ? 'The session cannot be reached. Trying again.' : 'Opening the session'}
        </p>
      ) : (
        <>
          <h1 className="text-2xl">Nothing to show</h1>
          <p className="text-muted">{view.reason}</p>
        </>
      )}
    </main>
  )
}

function OpenView({
  view: { session, answering, isOffline },
}: {
  view: LiveViewState & { status: 'open' }
}) {
  const isPaused = session.state === 'paused'
  return (
    <div className="mx-auto flex min-h-dvh max-w-reading flex-col">
      <header
        className={`flex flex-wrap items-center gap-x-4 border-b px-4 py-3 text-sm ${isPaused ? 'border-warn/40 bg-warn/10' : 'border-line'}`}
      >
        <h1 className="font-medium">{KIND_LABELS[session.kind]}</h1>
        <p
          role="status"
          className={`flex items-center gap-2 ${isOffline || isPaused ? 'font-medium text-warn' : 'text-muted'}`}
        >
          {isPaused && !isOffline && <Pause size={16} aria-hidden className="shrink-0" />}
          {isOffline ? 'The connection is lost. Trying again.' : isPaused ? 'Paused' : 'Live'}
        </p>
      </header>
      <ViewedAnswers session={session} answering={answering} />
    </div>
  )
}
