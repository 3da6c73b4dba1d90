import { IconButton } from '@sightline/ui/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useMouseDrag } from './mouse-drag.ts'

type CarouselProps = {
  label: string
  slides: { id: string; title: string; content: ReactNode }[]
}

/** What scrolls must be in reach of the keyboard. */
const scrollable = { tabIndex: 0, 'aria-label': 'Cards; the arrow keys move between them' } as const

/**
 * Cards in a row, one at a time: swiped or dragged, by arrows, dots or keys. It never moves by itself. The row is the browser's own
 * scrolling, so that it works without scripts too.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const last = slides.length - 1

  function show(index: number) {
    const target = track.current?.children[Math.min(Math.max(index, 0), last)]
    if (!track.current || !(target instanceof HTMLElement)) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current.scrollTo({ left: target.offsetLeft, behavior: isStill ? 'instant' : 'smooth' })
  }

  const drag = useMouseDrag(track, (cards) => show(current + cards))

  function onScroll() {
    if (track.current) setCurrent(nearest(track.current))
  }

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        {...scrollable}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...drag}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none] data-dragged:cursor-grabbing data-dragged:snap-none data-dragged:select-none noscript:[scrollbar-width:auto] pointer-fine:cursor-grab sm:gap-6"
      >
        {slides.map(({ id, title, content }, index) => (
          <li
            key={id}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${title}`}
            className="w-[calc(100%-2rem)] shrink-0 snap-start sm:w-[calc(100%-6rem)]"
          >
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex items-center justify-between gap-4 noscript:hidden">
        <div className="-ml-2 flex">
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              aria-label={`Show card ${index + 1}: ${title}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
              className="group grid h-10 min-w-6 place-items-center rounded-control px-2"
            >
              <span className="block h-2 w-2 rounded-full bg-control transition-all group-aria-[current]:w-8 group-aria-[current]:bg-accent-strong" />
            </button>
          ))}
        </div>
        <div className="flex gap-2">
          <IconButton
            label="Previous card"
            icon={<ArrowLeft size={20} aria-hidden />}
            onClick={() => show(current - 1)}
            disabled={current === 0}
          />
          <IconButton
            label="Next card"
            icon={<ArrowRight size={20} aria-hidden />}
            onClick={() => show(current + 1)}
            disabled={current === last}
          />
        </div>
      </div>
    </section>
  )
}

/** The card that stands closest to the start of the row; at its very end the last one. */
function nearest(track: HTMLElement): number {
  const cards = [...track.children].filter((card) => card instanceof HTMLElement)
  if (track.scrollLeft >= track.scrollWidth - track.clientWidth - 1) return cards.length - 1
  const distances = cards.map((card) => Math.abs(card.offsetLeft - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}
