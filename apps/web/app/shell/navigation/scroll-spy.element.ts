import { defineElement } from '../../custom-element.ts'
import { throttle } from './throttle.ts'

const THROTTLE_MS = 66
/** Position of the reading line, as a part of the window's height from the top. */
const READING_LINE = 0.3

/** Marks the link to the section of the page that is being read with `aria-current`. */
defineElement('scroll-spy', (spy, signal) => {
  const { call, cancel } = throttle(() => markCurrent(spy), THROTTLE_MS)
  addEventListener('scroll', call, { passive: true, signal })
  addEventListener('resize', call, { signal })
  signal.addEventListener('abort', cancel)
  // In a frame of its own: measuring while the page is set up would lay it out twice.
  requestAnimationFrame(call)
})

function markCurrent(spy: HTMLElement) {
  const links = [...spy.querySelectorAll<HTMLAnchorElement>('a')]
  const current = sectionBeingRead(links.map(sectionOf).filter((section) => section !== null))
  for (const link of links) {
    if (current && sectionOf(link) === current) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** The section of this page that a link leads to. */
function sectionOf(link: HTMLAnchorElement): HTMLElement | null {
  const href = link.getAttribute('href') ?? ''
  return href.startsWith('#') ? document.getElementById(href.slice(1)) : null
}

/** The section that crosses the reading line. */
function sectionBeingRead(sections: HTMLElement[]): HTMLElement | null {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  if (isAtEnd) return sections.at(-1) ?? null
  const line = clientHeight * READING_LINE
  const current = sections.find((section) => {
    const { top, bottom } = section.getBoundingClientRect()
    return top <= line && line < bottom
  })
  return current ?? null
}
