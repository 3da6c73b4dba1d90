import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { openMicrophone } from '../capture/capture.ts'
import { useIsSilent } from '../capture/use-is-silent.ts'
import { ShareGuide } from '../new/share-guide.tsx'
import type { LiveSessionView } from './use-live-session.ts'

/**
 * Says what was lost or is silent, with the way to get it back. The session goes on with what is left. `isCompact`: for
 * the overlay, whose room belongs to the answer.
 */
export function SourceNotes({ view, isCompact = false }: { view: LiveSessionView; isCompact?: boolean }) {
  const { session, capture, synced } = view
  const isSilent = useIsSilent(capture.them)
  if (view.isEnded || view.isPaused) return null
  return (
    <div className={`flex flex-col gap-2 empty:hidden ${isCompact ? 'px-3 pt-2' : 'px-4 pt-3'}`}>
      {/* The session's page says it beside the clock. */}
      {isCompact && synced.saveState === 'offline' && (
        <p role="status" className="flex items-center gap-2 text-sm text-warn">
          <TriangleAlert size={16} aria-hidden className="shrink-0" />
          Offline. Answers come when the line is back.
        </p>
      )}
      {session.sources.screen === 'lost' && (
        <Note
          text={isCompact ? 'The share has ended.' : 'The share has ended. The session goes on with what is left.'}
          isCompact={isCompact}
          action="Share again"
          onPress={view.shareAgain}
        />
      )}
      {session.sources.you === 'lost' && (
        <Note
          text="The microphone is gone."
          isCompact={isCompact}
          action="Turn it on again"
          onPress={() => void openMicrophone('')}
        />
      )}
      {capture.problem && <Banner tone="warn">{capture.problem.text}</Banner>}
      {isSilent && isCompact && <Banner tone="warn">Nothing heard from them for 10 seconds.</Banner>}
      {isSilent && !isCompact && (
        <Banner tone="warn">
          Nothing heard from the other side for 10 seconds. If they speak, share the tab of the conversation with “Also
          share tab audio”, and check that the tab is not muted.
          <details className="mt-2">
            <summary className="cursor-pointer">Which box to tick</summary>
            <div className="mt-2">
              <ShareGuide surface={capture.screen?.surface ?? 'browser'} />
            </div>
          </details>
        </Banner>
      )}
      {synced.refusal && <Banner tone="warn">{synced.refusal}</Banner>}
    </div>
  )
}

type NoteProps = { text: string; isCompact: boolean; action: string; onPress: () => void }

/** In the overlay a single row, whose height a banner with a button would take three times. */
function Note({ text, isCompact, action, onPress }: NoteProps) {
  const button = (
    <Button size="small" onClick={onPress}>
      {action}
    </Button>
  )
  if (isCompact)
    return (
      <p role="status" className="flex items-center justify-between gap-2 text-sm text-warn">
        <span className="flex min-w-0 items-center gap-2">
          <TriangleAlert size={16} aria-hidden className="shrink-0" />
          {text}
        </span>
        {button}
      </p>
    )
  return (
    <Banner tone="warn">
      <span className="flex flex-wrap items-center gap-3">
        {text}
        {button}
      </span>
    </Banner>
  )
}
