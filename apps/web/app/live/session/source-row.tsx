import { Button } from '@sightline/ui/button'
import { LevelMeter } from '@sightline/ui/level-meter'
import Mic from 'lucide-react/icons/mic'
import MonitorUp from 'lucide-react/icons/monitor-up'
import type { ReactNode } from 'react'
import { openMicrophone, shareScreen, stopMicrophone, stopScreen } from '../capture/capture.ts'
import { SURFACE_LABELS } from '../labels.ts'
import type { LiveSessionView } from './use-live-session.ts'

/** What this tab perceives, each source with its level and the way to turn it on, change it or turn it off. */
export function SourceRow({ view: { capture, isEnded, isPaused, perceivingTab } }: { view: LiveSessionView }) {
  if (isEnded || isPaused) return null
  if (perceivingTab.isElsewhere) return <Elsewhere onTakeOver={perceivingTab.takeOver} />
  const { screen, them, you } = capture
  return (
    <section
      aria-label="What this tab perceives"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-2 py-1 text-sm sm:gap-x-6 sm:gap-y-2 sm:px-4 sm:py-2"
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {screen ? (
          <>
            <span className="text-muted max-sm:pl-2">
              <span className="max-sm:hidden">Sharing </span>
              {SURFACE_LABELS[screen.surface]}
            </span>
            {them && <Meter label="How loud they are" level={them.level} />}
            <Button size="small" variant="quiet" onClick={() => void shareScreen()}>
              Change
            </Button>
            <SourceButton name="Stop sharing" shortName="Stop" isQuiet onClick={stopScreen} />
          </>
        ) : (
          <SourceButton
            name="Share a tab or screen"
            shortName="Share"
            icon={<MonitorUp size={16} aria-hidden />}
            onClick={() => void shareScreen()}
          />
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {you ? (
          <>
            <span className="text-muted">Microphone</span>
            <Meter label="How loud you are" level={you.level} />
            <Button size="small" variant="quiet" onClick={stopMicrophone}>
              Turn off
            </Button>
          </>
        ) : (
          <SourceButton
            name="Turn on the microphone"
            shortName="Microphone"
            icon={<Mic size={16} aria-hidden />}
            onClick={() => void openMicrophone('')}
          />
        )}
      </span>
    </section>
  )
}

interface SourceButtonProps {
  name: string
  /** A part of the name, for small screens. */
  shortName: string
  isQuiet?: boolean
  icon?: ReactNode
  onClick: () => void
}

/** One of the two is shown, so that the sources take one row of a small screen. */
function SourceButton({ name, shortName, isQuiet = false, icon, onClick }: SourceButtonProps) {
  const look = { size: 'small', variant: isQuiet ? 'quiet' : 'secondary', icon, onClick } as const
  return (
    <>
      <Button {...look} className="max-sm:hidden">
        {name}
      </Button>
      <Button {...look} aria-label={name} className="sm:hidden">
        {shortName}
      </Button>
    </>
  )
}

/** In a tab that follows: who perceives, and the way to perceive here instead. */
const Elsewhere = ({ onTakeOver }: { onTakeOver: () => void }) => (
  <section
    aria-label="What this tab perceives"
    className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-sm"
  >
    <span className="text-muted">Another tab listens and reads. This one follows.</span>
    <Button size="small" onClick={onTakeOver}>
      Stop it there
    </Button>
  </section>
)

const Meter = ({ label, level }: { label: string; level: () => number }) => (
  <span role="img" aria-label={label} className="block h-2 w-10 sm:w-24 overflow-hidden rounded-full bg-line">
    <LevelMeter level={level} />
  </span>
)
