import { type PointerEvent, type RefObject, useRef } from 'react'

/** Less than that is a click of an unsteady hand. */
const CLICK_PX = 5
/** A drag over this part of a card's width means the next one. */
const PART_OF_CARD = 0.15

/**
 * Handlers that let a mouse pull a row that scrolls sideways, as a finger does by itself. Once let go, `onLetGo` is told how many
 * cards further it was meant to go.
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
    const cards = Math.abs(pulled) < width * PART_OF_CARD ? 0 : Math.max(1, Math.round(Math.abs(pulled) / width))
    onLetGo(pulled < 0 ? cards : -cards)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
