import {
  type PointerEvent,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

/**
 * Notices that somebody is busy with an answer. `area` are the properties of the element around the
 * answer, `scroll` those of the element that scrolls it, which begins at its top with each
 * `shownId`. `touch` is told whether the reader reads on, by scrolling or by selecting text.
 */
export function useReader(shownId: string | null, touch: (isReadingOn: boolean) => void) {
  const area = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const pointer = useRef({ x: Number.NaN, y: Number.NaN })
  const select = useEffectEvent((selection: Selection | null) => {
    if (selection && !selection.isCollapsed && area.current?.contains(selection.anchorNode))
      touch(true)
  })
  useEffect(() => {
    const page = area.current?.ownerDocument
    const check = () => select(page?.getSelection() ?? null)
    page?.addEventListener('selectionchange', check)
    return () => page?.removeEventListener('selectionchange', check)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its top
  useLayoutEffect(() => void scroller.current?.scrollTo({ top: 0 }), [shownId])
  const point = () => touch(false)
  const readOn = () => touch(true)
  return {
    area: {
      ref: area,
      onPointerDown: point,
      onFocus: point,
      onWheel: readOn,
      onTouchMove: readOn,
      onPointerMove({ screenX, screenY }: PointerEvent) {
        // Some browsers send moves of a pointer that rests, when what is below it changes.
        const { x, y } = pointer.current
        pointer.current = { x: screenX, y: screenY }
        if (x !== screenX || y !== screenY) point()
      },
    },
    scroll: {
      ref: scroller,
      // At the top, where each answer begins, nobody has scrolled.
      onScroll: ({ currentTarget }: UIEvent) => currentTarget.scrollTop > 0 && readOn(),
    },
  }
}
