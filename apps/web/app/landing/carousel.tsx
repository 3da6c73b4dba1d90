import { t } from '@lingui/core/macro'
import { IconLink } from '@sightline/ui/button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import './card-carousel.element.ts'

export type Slide = { id: string; title: string; content: ReactNode }

type CarouselProps = {
  label: string
  slides: Slide[]
}

/** A scroll container must be reachable by keyboard. */
const focusable = () => ({ tabIndex: 0, 'aria-label': t`Cards; the arrow keys move between them` })

const cardId = (slideId = '') => `card-${slideId}`

/**
 * Cards in a row, one at a time, moved by swiping, dragging, arrows, dots or keys; never by a
 * timer. The row is a native scroll container, and arrows and dots are links to the cards, so all
 * but dragging and keys work before the scripts have loaded. The custom element adds the rest.
 */
export function Carousel({ label, slides }: CarouselProps) {
  return (
    <card-carousel className="block">
      <section aria-roledescription={t`carousel`} aria-label={label}>
        <ul
          {...focusable()}
          className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain rounded-card max-md:items-start [scrollbar-width:none] data-dragged:cursor-grabbing data-dragged:snap-none data-dragged:select-none noscript:[scrollbar-width:auto] pointer-fine:cursor-grab sm:gap-6"
        >
          {slides.map((slide, index) => (
            <li
              key={slide.id}
              id={cardId(slide.id)}
              aria-roledescription={t`slide`}
              aria-label={t`${index + 1} of ${slides.length}: ${slide.title}`}
              className="w-[calc(100%-2rem)] shrink-0 snap-start sm:w-[calc(100%-6rem)]"
            >
              {slide.content}
            </li>
          ))}
        </ul>
        <Controls slides={slides} />
      </section>
    </card-carousel>
  )
}

/**
 * A dot for each card, and arrows to the neighbours. Without scripts the arrows, which depend on
 * the current card, are hidden.
 */
function Controls({ slides }: { slides: Slide[] }) {
  return (
    <div className="mt-6 flex items-center justify-between gap-4">
      <div className="-ml-2 flex">
        {slides.map(({ id, title }, index) => (
          <a
            key={id}
            href={`#${cardId(id)}`}
            data-dot
            aria-label={t`Show card ${index + 1}: ${title}`}
            aria-current={index === 0 ? 'true' : undefined}
            className="group grid h-10 min-w-6 place-items-center rounded-control px-2"
          >
            <span className="block h-2 w-2 rounded-full bg-control transition-all group-aria-[current]:w-8 group-aria-[current]:bg-accent-strong" />
          </a>
        ))}
      </div>
      <div className="flex gap-2 noscript:hidden">
        <IconLink
          label={t`Previous card`}
          icon={<ArrowLeft size={20} aria-hidden />}
          href={`#${cardId(slides[0]?.id)}`}
          data-step={-1}
          isDisabled
        />
        <IconLink
          label={t`Next card`}
          icon={<ArrowRight size={20} aria-hidden />}
          href={`#${cardId(slides[1]?.id)}`}
          data-step={1}
        />
      </div>
    </div>
  )
}
