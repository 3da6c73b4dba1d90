import { Button } from '@sightline/ui/button'
import { useState } from 'react'
import { regionText } from '../engine/screen/region.ts'
import type { ScreenView, SessionView, SourcesView } from '../engine/views.ts'
import { PinnedList } from './pinned-list.tsx'
import type { PinnedPictures } from './pinned-pictures.ts'
import { RegionPicker } from './region-picker.tsx'
import { ScreenTexts } from './screen-texts.tsx'

/**
 * The exact picture and text of the latest look at the screen, and the part of the screen that is
 * read.
 */
interface Props {
  session: SessionView
  sources: SourcesView
  screen: ScreenView
  sentPictures: readonly string[]
  /** Null in a program that keeps no pictures. */
  pinned: PinnedPictures | null
}

export function ScreenPanel({ session, sources, screen, sentPictures, pinned }: Props) {
  const { looks } = session.state
  const last = looks.at(-1)
  const isReading = sources.surface !== null && !session.isPaused
  const mayKeep = session.detail.takesPictures && !session.isEnded
  if (!last && !isReading)
    return screen.problem ? <p className="text-sm text-warn">{screen.problem}</p> : null
  return (
    <details className="border-t border-line pt-4 text-sm">
      <summary className="cursor-pointer text-muted">
        What the assistant saw{last?.isDoubtful && ', hard to read'}
        {screen.region && ', a part of the screen'}
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        {screen.problem && <p className="text-warn">{screen.problem}</p>}
        <div className="grid gap-4 sm:grid-cols-2">
          {screen.look && (
            <Picture
              picture={screen.look.picture}
              atMs={last?.atMs ?? 0}
              pinned={pinned}
              onKeep={mayKeep ? () => void screen.keep(screen.look?.picture) : null}
            />
          )}
          {last && (
            <pre className="max-h-80 overflow-auto rounded-card bg-surface p-3 font-mono text-xs whitespace-pre-wrap">
              {last.text}
            </pre>
          )}
        </div>
        {isReading && <PartToRead screen={screen} />}
        <SentPictures pictures={sentPictures} />
        {pinned && <PinnedList pinned={pinned} />}
        <ScreenTexts looks={looks.slice(0, -1).reverse()} title="Earlier looks" />
      </div>
    </details>
  )
}

/** The picture that was read, which is gone with the next one unless the user pins it. */
function Picture({
  picture,
  atMs,
  pinned,
  onKeep,
}: {
  picture: string
  atMs: number
  pinned: PinnedPictures | null
  /** Null where no model takes pictures. */
  onKeep: (() => void) | null
}) {
  const isPinned = pinned?.pictures.some((kept) => kept.picture === picture) ?? false
  return (
    <div className="flex flex-col items-start gap-2">
      <img
        src={picture}
        alt="The screen as it was read"
        className="w-full rounded-card border border-line"
      />
      <span className="flex flex-wrap gap-2">
        {pinned && (
          <Button size="small" disabled={isPinned} onClick={() => void pinned.pin(picture, atMs)}>
            {isPinned ? 'Pinned on this device' : 'Pin this picture'}
          </Button>
        )}
        {onKeep && (
          <Button size="small" onClick={onKeep}>
            Keep it for a question
          </Button>
        )}
      </span>
    </div>
  )
}

/** The exact pictures that a model got with the last question that had any. */
function SentPictures({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer text-muted">
        Sent with a question ({pictures.length})
      </summary>
      <ol className="mt-3 grid gap-4 sm:grid-cols-2">
        {pictures.map((picture, index) => (
          <li key={picture}>
            <img
              src={picture}
              alt={`What was sent, ${index + 1} of ${pictures.length}`}
              className="w-full rounded-card border border-line"
            />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Which part of the screen is read, and the ways to change it. */
function PartToRead({ screen }: Pick<Props, 'screen'>) {
  /** The whole screen while the user marks a part of it. */
  const [picture, setPicture] = useState<string | null>(null)
  if (picture !== null)
    return (
      <RegionPicker
        picture={picture}
        region={screen.region}
        onCancel={() => setPicture(null)}
        onChoose={(region) => {
          screen.setRegion(region)
          setPicture(null)
        }}
      />
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-muted">
        {screen.region
          ? `Only a part of the screen is read: ${regionText(screen.region)}.`
          : 'The whole screen is read.'}
      </p>
      <Button size="small" onClick={async () => setPicture(await screen.snapshot())}>
        {screen.region ? 'Change the part' : 'Read only a part'}
      </Button>
      {screen.region && (
        <Button size="small" onClick={() => screen.setRegion(null)}>
          Read all of it
        </Button>
      )}
    </div>
  )
}
