import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Slides its content in, once, when it first scrolls into sight. Until then it stands where it belongs, to be found and printed. */
export function SlideIn({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  const [isSliding, setIsSliding] = useState(false)

  useEffect(() => {
    // What is in sight from the start has been read already and holds still.
    let wasOutOfSight = false
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) wasOutOfSight = true
      else {
        setIsSliding(wasOutOfSight)
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
