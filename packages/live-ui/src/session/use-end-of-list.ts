import { useEffect, useRef } from 'react'

/**
 * Keeps the end of a list in sight while it grows, is laid out or appears, unless the reader has
 * scrolled up. `scroller` is for the element that scrolls, `content` for the list in it.
 */
export function useEndOfList() {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const [outer, inner] = [scroller.current, content.current]
    if (!outer || !inner) return
    // Items that were never in sight get their true height only when they come into it.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) outer.scrollTop = outer.scrollHeight
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return {
    scroller,
    content,
    onScroll() {
      const { current: outer } = scroller
      if (outer && outer.clientHeight > 0)
        isAtEnd.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight < NEAR_PX
    },
  }
}
const NEAR_PX = 24
