import { Button } from '@sightline/ui/button'
import { LevelMeter } from '@sightline/ui/level-meter'
import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import MonitorUp from 'lucide-react/icons/monitor-up'
import MonitorX from 'lucide-react/icons/monitor-x'
import Pause from 'lucide-react/icons/pause'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import type { SessionView, SourcesView } from '../engine/views.ts'
import { SURFACE_LABELS } from '../labels.ts'
import type { SessionNote } from './session-notes.ts'

/**
 * What this tab perceives, each source with its level and the way to turn it on, change it or turn
 * it off. A red bar while nothing of the other side is perceived that was before. Has the same
 * height in every state of a running session.
 */
interface Props {
  session: SessionView
  sources: SourcesView
  notes: SessionNote[]
  /** What this program can share. */
  shareable?: string
}

export function SourceRow(props: Props) {
  const { session, sources, notes, shareable = 'a tab or screen' } = props
  if (session.isEnded) return null
  if (session.isPaused)
    return (
      <Row tone="paused">
        <Pause size={20} aria-hidden className="shrink-0 text-warn" />
        <span className="min-w-0 flex-1 leading-5">
          <strong className="font-medium">Paused.</strong> Sightline neither hears nor sees anything
          until you resume.
        </span>
      </Row>
    )
  if (sources.isElsewhere)
    return (
      <Row>
        <span className="min-w-0 leading-5 text-muted max-sm:flex-1">
          Another window listens and reads. This one follows.
        </span>
        <Button size="small" onClick={sources.takeOver}>
          Stop it there
        </Button>
      </Row>
    )
  const deaf = notes.find(({ id }) => id === 'deaf')
  return (
    <Row tone={deaf ? 'deaf' : 'calm'}>
      {deaf ? <Deaf note={deaf} /> : <Share sources={sources} shareable={shareable} />}
      <Microphone sources={sources} isOnRed={deaf !== undefined} />
    </Row>
  )
}

const TONES = {
  calm: 'border-line',
  paused: 'border-warn/40 bg-warn/10',
  deaf: 'border-bad bg-bad text-on-accent',
}

const Row = ({ tone = 'calm', children }: { tone?: keyof typeof TONES; children: ReactNode }) => (
  <section
    aria-label="What this window perceives"
    className={`flex min-h-12 shrink-0 items-center gap-x-3 border-b px-4 py-0.5 text-sm sm:min-h-13 sm:gap-x-6 ${TONES[tone]}`}
  >
    {children}
  </section>
)

const GROUP = 'flex min-w-0 items-center gap-x-2 sm:gap-x-3'
/** On small screens a button of this row is its icon. */
const ICON_ONLY = 'max-sm:px-2 max-sm:[&>span]:sr-only'
const WORDS_ONLY = 'sm:[&>svg]:hidden'

const Deaf = ({ note: { short, text, action } }: { note: SessionNote }) => (
  <span role="alert" className="flex min-w-0 items-center gap-3 font-medium max-sm:flex-1">
    <TriangleAlert size={20} aria-hidden className="shrink-0" />
    <span className="min-w-0 flex-1">
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{text}</span>
    </span>
    {action && (
      <Button size="small" onClick={action.press}>
        {action.label}
      </Button>
    )}
  </span>
)

const Share = ({ sources, shareable }: Pick<Props, 'sources'> & { shareable: string }) => {
  const { surface, them, share, stopSharing } = sources
  if (!surface)
    return (
      <span className={GROUP}>
        <Button size="small" icon={<MonitorUp size={16} aria-hidden />} onClick={share}>
          {`Share ${shareable}`}
        </Button>
        <span className="text-muted max-sm:hidden">The other side is not heard.</span>
      </span>
    )
  return (
    <span className={`${GROUP} max-sm:flex-1`}>
      <span className="min-w-0 truncate text-muted">Sharing {SURFACE_LABELS[surface.kind]}</span>
      {them && <Meter label="How loud they are" level={them.level} />}
      <span className="flex shrink-0 max-sm:ml-auto">
        <Button
          size="small"
          variant="quiet"
          icon={<MonitorUp size={16} aria-hidden />}
          onClick={share}
          className={`${ICON_ONLY} ${WORDS_ONLY}`}
        >
          Change
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<MonitorX size={16} aria-hidden />}
          onClick={stopSharing}
          className={`${ICON_ONLY} ${WORDS_ONLY}`}
        >
          Stop sharing
        </Button>
      </span>
    </span>
  )
}

type MicrophoneProps = Pick<Props, 'sources'> & { isOnRed: boolean }

function Microphone({ sources, isOnRed }: MicrophoneProps) {
  const { you, openMicrophone, closeMicrophone } = sources
  if (!you)
    return (
      <span className={`${GROUP} shrink-0 max-sm:ml-auto`}>
        <Button
          size="small"
          icon={<MicOff size={16} aria-hidden />}
          onClick={openMicrophone}
          className={ICON_ONLY}
        >
          Turn on the microphone
        </Button>
      </span>
    )
  return (
    <span className={`${GROUP} shrink-0 max-sm:ml-auto`}>
      <span className={`max-sm:hidden ${isOnRed ? '' : 'text-muted'}`}>Microphone</span>
      <Meter label="How loud you are" level={you.level} />
      <Button
        size="small"
        variant={isOnRed ? 'secondary' : 'quiet'}
        icon={<Mic size={16} aria-hidden />}
        onClick={closeMicrophone}
        className={`${ICON_ONLY} ${WORDS_ONLY}`}
      >
        Turn off
      </Button>
    </span>
  )
}

const Meter = ({ label, level }: { label: string; level: () => number }) => (
  <span
    role="img"
    aria-label={label}
    className="block h-2 w-6 shrink-0 overflow-hidden rounded-full bg-line sm:w-24"
  >
    <LevelMeter level={level} />
  </span>
)
