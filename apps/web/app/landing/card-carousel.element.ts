import { defineElement } from '../custom-element.ts'

/**
 * Moves the cards of a native scroll row by dragging and keys, makes its links scroll smoothly, and
 * keeps the marked dot and the arrows in step with the scroll position.
 */
defineElement('card-carousel', (carousel, signal) => {
  const track = carousel.querySelector('ul')
  if (!track) return
  const cards = [...track.children].filter((card) => card instanceof HTMLElement)
  const dots = [...carousel.querySelectorAll('[data-dot]')]
  const last = cards.length - 1
  let current = 0

  function readPosition() {
    if (track) current = nearestCard(track, cards)
    for (const [index, dot] of dots.entries()) {
      if (index === current) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    for (const arrow of carousel.querySelectorAll<HTMLElement>('[data-step]')) {
      const target = Math.min(Math.max(current + Number(arrow.dataset.step), 0), last)
      arrow.setAttribute('href', `#${cards[target]?.id}`)
      if (target === current) arrow.setAttribute('aria-disabled', 'true')
      else arrow.removeAttribute('aria-disabled')
    }
  }

  function show(index: number) {
    const card = cards[Math.min(Math.max(index, 0), last)]
    if (!track || !card) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollTo({ left: card.offsetLeft, behavior: isStill ? 'instant' : 'smooth' })
  }

  function onClick(event: MouseEvent) {
    const link =
      event.target instanceof Element ? event.target.closest('[data-dot], [data-step]') : null
    const index = cards.findIndex(({ id }) => link?.getAttribute('href') === `#${id}`)
    if (index < 0) return
    event.preventDefault()
    show(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    const targets: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  carousel.addEventListener('click', onClick, { signal })
  track.addEventListener('keydown', onKeyDown, { signal })
  track.addEventListener('scroll', readPosition, { signal, passive: true })
  dragWithMouse(track, (moved) => show(current + moved), signal)
  // A card may have been scrolled to before this script ran. Measured once the carousel has been
  // laid out.
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    readPosition()
  })
  observer.observe(carousel)
  signal.addEventListener('abort', () => observer.disconnect())
})

/**
 * The index of the card closest to the start of the row; of the last card once the row is scrolled
 * to its end.
 */
function nearestCard(track: HTMLElement, cards: HTMLElement[]): number {
  if (track.scrollLeft >= track.scrollWidth - track.clientWidth - 1) return cards.length - 1
  const distances = cards.map((card) => Math.abs(card.offsetLeft - track.scrollLeft))
  return distances.indexOf(Math.min(...distances))
}

/** A shorter movement counts as a click. */
const CLICK_PX = 5
/** A drag over at least this part of a card's width moves to the next card. */
const MIN_CARD_PART = 0.15

/**
 * Lets a mouse drag a horizontally scrolling row until `signal` is aborted, as touch does natively.
 * `onLetGo` gets the number of cards to move by: positive forwards, negative backwards, 0 to snap
 * back.
 */
function dragWithMouse(row: HTMLElement, onLetGo: (cards: number) => void, signal: AbortSignal) {
  let start: { x: number; scrollLeft: number } | null = null

  function onPointerDown({ pointerType, button, clientX }: PointerEvent) {
    if (pointerType !== 'mouse' || button !== 0) return
    start = { x: clientX, scrollLeft: row.scrollLeft }
  }

  function onPointerMove({ clientX, pointerId }: PointerEvent) {
    if (!start) return
    const pulled = clientX - start.x
    if (!('dragged' in row.dataset) && Math.abs(pulled) < CLICK_PX) return
    row.dataset.dragged = ''
    row.setPointerCapture(pointerId)
    row.scrollLeft = start.scrollLeft - pulled
  }

  function onPointerUp({ clientX }: PointerEvent) {
    if (!start) return
    const pulled = clientX - start.x
    start = null
    if (!('dragged' in row.dataset)) return
    delete row.dataset.dragged
    const width = row.firstElementChild?.clientWidth ?? row.clientWidth
    const cards =
      Math.abs(pulled) < width * MIN_CARD_PART
        ? 0
        : Math.max(1, Math.round(Math.abs(pulled) / width))
    onLetGo(pulled < 0 ? cards : -cards)
  }

  row.addEventListener('pointerdown', onPointerDown, { signal })
  row.addEventListener('pointermove', onPointerMove, { signal })
  row.addEventListener('pointerup', onPointerUp, { signal })
  row.addEventListener('pointercancel', onPointerUp, { signal })
}
