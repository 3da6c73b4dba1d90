/** A shorter movement counts as a click. */
const CLICK_PX = 5
/** A drag over at least this part of a card's width moves to the next card. */
const MIN_CARD_PART = 0.15

/**
 * Lets a mouse drag a horizontally scrolling row until `signal` is aborted, as touch does natively.
 * `onLetGo` gets the number of cards to move by: positive forwards, negative backwards, 0 to snap
 * back.
 */
export function dragWithMouse(
  row: HTMLElement,
  onLetGo: (cards: number) => void,
  signal: AbortSignal,
) {
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
