import { truncate } from '@sightline/languages/format-value'
import type { HeardSegment } from '@sightline/live/session/session'
import { Button, IconButton } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useTooltip } from '@sightline/ui/tooltips'
import ArrowDown from 'lucide-react/icons/arrow-down'
import Pencil from 'lucide-react/icons/pencil'
import { type FormEvent, memo, type ReactNode, useRef, useState } from 'react'
import type { HearingView, SessionView } from '../engine/views.ts'
import { CHANNEL_LABELS, sessionTime } from '../labels.ts'

const CHANNELS = ['them', 'you'] as const

/**
 * What was said on both channels, in order, and what is being said. Each segment can be corrected.
 */
export function Transcript({ session, hearing }: { session: SessionView; hearing: HearingView }) {
  const { isEnded } = session
  const { segments } = session.state
  return (
    <section aria-label="Transcript" className="flex h-full min-h-0 flex-col">
      <Lines isGrowing={!isEnded}>
        {segments.length === 0 && (
          <li className="text-sm text-muted">
            {isEnded
              ? 'Nothing was said.'
              : 'What is said appears here. You can also type it below.'}
          </li>
        )}
        <Segments segments={segments} onCorrect={session.correctSegment} />
        {CHANNELS.filter((channel) => hearing.interim[channel] !== '').map((channel) => (
          <li key={channel} aria-hidden className="flex gap-3 text-muted italic">
            <span className="w-12 shrink-0 text-sm not-italic">{CHANNEL_LABELS[channel]}</span>
            <p className="min-w-0 flex-1 break-words">{hearing.interim[channel]}</p>
          </li>
        ))}
        {hearing.isTranscribing && (
          <li className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> Turning speech into text
          </li>
        )}
      </Lines>
      {!isEnded && <TypedSegment onAdd={session.addSegment} />}
    </section>
  )
}

/** Who is this close to the end follows the conversation. */
const NEAR_PX = 24

/**
 * The lines of the transcript. While they grow, the list is turned around: browsers count the
 * scrolling of such a list from its end. So the last line stays in sight until the reader scrolls
 * up, whatever is laid out, wrapped or shown above, and a line that is being read stays where it
 * is.
 */
function Lines({ isGrowing, children }: { isGrowing: boolean; children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        onScroll={({ currentTarget }) => setIsAtEnd(currentTarget.scrollTop > -NEAR_PX)}
        className={`relative flex min-h-0 flex-1 overflow-y-auto ${isGrowing ? 'flex-col-reverse' : 'flex-col'}`}
      >
        <ol className="flex flex-col gap-3 p-4">{children}</ol>
      </div>
      {isGrowing && !isAtEnd && (
        <Button
          size="small"
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={() => scroller.current?.scrollTo({ top: 0 })}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float"
        >
          To the newest line
        </Button>
      )}
    </div>
  )
}

/** All segments. Interim text and answers change many times a second, a segment almost never. */
const Segments = memo(function Segments({
  segments,
  onCorrect,
}: {
  segments: HeardSegment[]
  onCorrect: SessionView['correctSegment']
}) {
  return segments.map((segment) => (
    <Segment key={segment.id} segment={segment} onCorrect={onCorrect} />
  ))
})

const Segment = memo(function Segment({
  segment,
  onCorrect,
}: {
  segment: HeardSegment
  onCorrect: SessionView['correctSegment']
}) {
  const [isEditing, setIsEditing] = useState(false)
  const { channel, text, startMs, isCorrected } = segment
  const correct = (changed: { channel: 'them' | 'you'; text: string }) => {
    onCorrect(segment.id, changed)
    setIsEditing(false)
  }
  return (
    // Segments that are scrolled away are not laid out: a session of an hour has more than a
    // thousand.
    <li className="group flex gap-3 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]">
      <span
        className={`w-12 shrink-0 text-sm font-medium ${channel === 'them' ? 'text-info' : 'text-muted'}`}
        title={useTooltip(sessionTime(startMs))}
      >
        {CHANNEL_LABELS[channel]}
      </span>
      {isEditing ? (
        <Correction segment={segment} onSave={correct} onCancel={() => setIsEditing(false)} />
      ) : (
        <>
          <p className="min-w-0 flex-1 break-words">
            {text}
            {isCorrected && <span className="ml-2 text-xs text-muted">corrected</span>}
          </p>
          <IconButton
            label={`Correct “${truncate(text, 40)}”`}
            icon={<Pencil size={16} aria-hidden />}
            onClick={() => setIsEditing(true)}
            className="size-8 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
          />
        </>
      )}
    </li>
  )
})

type CorrectionProps = {
  segment: HeardSegment
  onSave: (changed: { channel: 'them' | 'you'; text: string }) => void
  onCancel: () => void
}

function Correction({ segment, onSave, onCancel }: CorrectionProps) {
  const [text, setText] = useState(segment.text)
  const [channel, setChannel] = useState(segment.channel)
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave({ channel, text: text.trim() })
  }
  return (
    <form onSubmit={save} className="flex min-w-0 flex-1 flex-col gap-2">
      <textarea
        aria-label="Corrected text"
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="field-sizing-content w-full rounded-control border border-control bg-background px-3 py-2"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {text.trim() === '' ? 'Remove' : 'Save'}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setChannel(channel === 'them' ? 'you' : 'them')}
        >
          {channel === 'them' ? 'It was me' : 'It was them'}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** A line for typing what was said, for one channel. */
function TypedSegment({ onAdd }: { onAdd: SessionView['addSegment'] }) {
  const [text, setText] = useState('')
  const [channel, setChannel] = useState<'them' | 'you'>('them')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    onAdd(channel, text.trim())
    setText('')
  }
  return (
    <form onSubmit={add} className="flex items-center gap-2 border-t border-line p-3">
      <select
        aria-label="Who said it"
        value={channel}
        onChange={({ target }) => setChannel(target.value === 'you' ? 'you' : 'them')}
        className="h-10 rounded-control border border-control bg-background px-2 text-sm"
      >
        <option value="them">Them</option>
        <option value="you">You</option>
      </select>
      <input
        aria-label="What was said"
        placeholder={channel === 'them' ? 'What they said' : 'What you said'}
        value={text}
        maxLength={4000}
        onChange={({ target }) => setText(target.value)}
        className="h-10 min-w-0 flex-1 rounded-control border border-control bg-background px-3"
      />
      <Button type="submit" disabled={text.trim() === ''}>
        Add
      </Button>
    </form>
  )
}
