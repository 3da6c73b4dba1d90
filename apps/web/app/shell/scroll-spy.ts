import { useEffect, useState } from 'react'
import { throttle } from './throttle.ts'

const THROTTLE_MS = 66
/** Position of the reading line, as a part of the window's height from the top. */
const READING_LINE = 0.3

/** The id of the section that crosses the reading line, or null. `ids` must be the same array on every render. */
export function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const { call, cancel } = throttle(() => setCurrent(sectionBeingRead(ids)), THROTTLE_MS)
    call()
    addEventListener('scroll', call, { passive: true })
    addEventListener('resize', call)
    return () => {
      cancel()
      removeEventListener('scroll', call)
      removeEventListener('resize', call)
    }
  }, [ids])

  return current
}

function sectionBeingRead(ids: readonly string[]): string | null {
  const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null)
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  if (isAtEnd) return sections.at(-1)?.id ?? null
  const line = clientHeight * READING_LINE
  const current = sections.find((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    return top <= line && line < bottom
  })
  return current?.id ?? null
}
