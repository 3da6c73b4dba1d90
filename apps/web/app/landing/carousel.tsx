import { IconLink } from '@sightline/ui/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMouseDrag } from './mouse-drag.ts'

export type Slide = { id: string; title: string; content: ReactNode }

type CarouselProps = {
  label: string
  slides: Slide[]
}

/** A scroll container must be reachable by keyboard. */
const focusable = { tabIndex: 0, 'aria-label': 'Cards; the arrow keys move between them' } as const

const cardId = (slideId = '') => `card-${slideId}`

/**
 * Cards in a row, one at a time, moved by swiping, dragging, arrows, dots or keys; never by a timer. The row is a
 * native scroll container, and arrows and dots are links to the cards, so all but dragging and keys work before the
 * scripts have loaded. The scripts make the links scroll smoothly and keep the marked dot in step with the scroll
 * position.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const last = slides.length - 1

  // A card may have been scrolled to before hydration.
  useEffect(readPosition, [])

  function readPosition() {
    if (track.current) setCurrent(nearestCard(track.current))
  }

  function show(index: number) {
    const card = track.current?.children[Math.min(Math.max(index, 0), last)]
    if (!track.current || !(card instanceof HTMLElement)) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current.scrollTo({ left: card.offsetLeft, behavior: isStill ? 'instant' : 'smooth' })
  }

  const drag = useMouseDrag(track, (cards) => show(current + cards))

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
        {...focusable}
        onScroll={readPosition}
        onKeyDown={onKeyDown}
        {...drag}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none] data-dragged:cursor-grabbing data-dragged:snap-none data-dragged:select-none noscript:[scrollbar-width:auto] pointer-fine:cursor-grab sm:gap-6"
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            id={cardId(slide.id)}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}: ${slide.title}`}
            className="w-[calc(100%-2rem)] shrink-0 snap-start sm:w-[calc(100%-6rem)]"
          >
            {slide.content}
          </li>
        ))}
      </ul>
      <Controls slides={slides} current={current} onShow={show} />
    </section>
  )
}

type ControlsProps = { slides: Slide[]; current: number; onShow: (index: number) => void }

/**
 * A dot for each card, and arrows to the neighbours. Without scripts the arrows, which depend on the current card, are
 * hidden.
 */
function Controls({ slides, current, onShow }: ControlsProps) {
  const onClick = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    onShow(index)
  }

  const arrow = (index: number) => {
    const target = Math.min(Math.max(index, 0), slides.length - 1)
    return { href: `#${cardId(slides[target]?.id)}`, isDisabled: target === current, onClick: onClick(target) }
  }

  return (
    <div className="mt-6 flex items-center justify-between gap-4">
      <div className="-ml-2 flex">
        {slides.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${cardId(id)}`}
            aria-label={`Show card ${index + 1}: ${title}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={onClick(index)}
            className="group grid h-10 min-w-6 place-items-center rounded-control px-2"
          >
            <span className="block h-2 w-2 rounded-full bg-control transition-all group-aria-[current]:w-8 group-aria-[current]:bg-accent-strong" />
          </a>
        ))}
      </div>
      <div className="flex gap-2 noscript:hidden">
        <IconLink label="Previous card" icon={<ArrowLeft size={20} aria-hidden />} {...arrow(current - 1)} />
        <IconLink label="Next card" icon={<ArrowRight size={20} aria-hidden />} {...arrow(current + 1)} />
      </div>
    </div>
  )
}

/** The index of the card closest to the start of the row; of the last card once the row is scrolled to its end. */
function nearestCard(track: HTMLElement): number {
  const cards = [...track.children].filter((card) => card instanceof HTMLElement)
  if (track.scrollLeft >= track.scrollWidth - track.clientWidth - 1) return cards.length - 1
  const distances = cards.map((card) => Math.abs(card.offsetLeft - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}
