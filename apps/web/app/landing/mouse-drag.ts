import { type PointerEvent, type RefObject, useRef } from 'react'

/** A shorter movement counts as a click. */
const CLICK_PX = 5
/** A drag over at least this part of a card's width moves to the next card. */
const MIN_CARD_PART = 0.15

/**
 * Pointer handlers that let a mouse drag a horizontally scrolling row, as touch does natively. `onLetGo` gets the
 * number of cards to move by: positive forwards, negative backwards, 0 to snap back.
 */
export function useMouseDrag(track: RefObject<HTMLElement | null>, onLetGo: (cards: number) => void) {
  const start = useRef<{ x: number; scrollLeft: number } | null>(null)

  function onPointerDown({ pointerType, button, clientX }: PointerEvent) {
    if (pointerType !== 'mouse' || button !== 0 || !track.current) return
    start.current = { x: clientX, scrollLeft: track.current.scrollLeft }
  }

  function onPointerMove({ clientX, pointerId }: PointerEvent) {
    const row = track.current
    if (!start.current || !row) return
    const pulled = clientX - start.current.x
    if (!('dragged' in row.dataset) && Math.abs(pulled) < CLICK_PX) return
    row.dataset.dragged = ''
    row.setPointerCapture(pointerId)
    row.scrollLeft = start.current.scrollLeft - pulled
  }

  function onPointerUp({ clientX }: PointerEvent) {
    const row = track.current
    if (!start.current || !row) return
    const pulled = clientX - start.current.x
    start.current = null
    if (!('dragged' in row.dataset)) return
    delete row.dataset.dragged
    const width = row.firstElementChild?.clientWidth ?? row.clientWidth
    const cards = Math.abs(pulled) < width * MIN_CARD_PART ? 0 : Math.max(1, Math.round(Math.abs(pulled) / width))
    onLetGo(pulled < 0 ? cards : -cards)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
