import type { SurfaceKind } from '@sightline/live-ui/engine/senses'
import { browserOf, soundChoice, systemOf } from './platform.ts'

const SURFACES = { browser: 'a tab', window: 'a window', monitor: 'the whole screen' } as const

/**
 * Which box to tick in the dialog of this browser on this system, in words and as a picture of the
 * dialog.
 */
export function ShareGuide({ surface }: { surface: SurfaceKind }) {
  const system = systemOf(navigator.userAgent)
  const browser = browserOf(navigator.userAgent)
  const wanted = soundChoice(surface, system)
  const { pane, box } = wanted ?? { pane: 'Tab', box: 'Also share tab audio' }
  return (
    <figure className="flex max-w-reading flex-col gap-3 text-sm">
      <figcaption className="text-muted">
        {wanted === null &&
          `On ${system ?? 'this system'} ${SURFACES[surface]} has no sound that can be heard. `}
        In the dialog of {browser}
        {system && ` on ${system}`}, choose <strong className="text-ink">{pane}</strong>, then what
        to share, and switch on <strong className="text-ink">“{box}”</strong> before you press
        Share.
        {pane === 'Entire screen' && system === 'macOS' && ' It needs macOS 14.2 or newer.'}
      </figcaption>
      <DialogPicture pane={pane} box={box} />
    </figure>
  )
}

const PANES = ['Tab', 'Window', 'Entire screen']

/** A drawing of the browser's dialog with the box that matters marked. */
const DialogPicture = ({ pane, box }: { pane: string; box: string }) => (
  <div
    role="img"
    aria-label={`The dialog with ${pane} chosen and “${box}” switched on`}
    className="flex w-full max-w-80 flex-col gap-3 rounded-card border border-line bg-surface p-3 text-xs"
  >
    <span aria-hidden className="flex gap-3 border-b border-line">
      {PANES.map((name) => (
        <span
          key={name}
          className={
            name === pane ? 'border-b-2 border-accent-strong pb-1 font-medium' : 'pb-1 text-muted'
          }
        >
          {name}
        </span>
      ))}
    </span>
    <span aria-hidden className="grid grid-cols-[2fr_3fr] gap-3">
      <span className="flex flex-col gap-2">
        <span className="h-3 rounded-sm bg-accent-strong/30" />
        <span className="h-3 rounded-sm bg-line" />
        <span className="h-3 rounded-sm bg-line" />
      </span>
      <span className="h-16 rounded-sm bg-line" />
    </span>
    <span aria-hidden className="flex items-center justify-between gap-3">
      <span className="flex items-center gap-2 rounded-control p-1 outline-2 outline-offset-2 outline-accent">
        <span className="flex h-4 w-7 items-center justify-end rounded-full bg-accent-strong p-0.5">
          <span className="size-3 rounded-full bg-background" />
        </span>
        {box}
      </span>
      <span className="rounded-full bg-line px-3 py-1">Share</span>
    </span>
  </div>
)
