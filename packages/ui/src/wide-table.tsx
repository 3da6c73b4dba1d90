import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { scrollable } from './scrollable.ts'
import { words } from './words.tsx'

/** The frame of a table that may be wider than the screen: it scrolls, and says so where it does. */
export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const [isCut, setIsCut] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth))
    for (const observed of [element, ...element.children]) observer.observe(observed)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      {isCut && (
        <p className="mb-2 flex items-center gap-2 text-xs text-muted">
          <ArrowRight size={16} aria-hidden className="shrink-0" /> {words.scrollSideways}
        </p>
      )}
      <section ref={frame} {...scrollable(caption)} className="relative overflow-x-auto">
        {children}
      </section>
    </>
  )
}
