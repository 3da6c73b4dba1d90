import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Slides its content in when it first scrolls into view. Before that the content is in place, so search and print find
 * it.
 */
export function SlideIn({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [isSliding, setIsSliding] = useState(false)

  useEffect(() => {
    // Content in view from the start does not slide: the visitor may be reading it.
    let wasOutOfView = false
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) wasOutOfView = true
      else {
        setIsSliding(wasOutOfView)
        observer.disconnect()
      }
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={element} className={isSliding ? 'animate-slide-in' : undefined}>
      {children}
    </div>
  )
}
