import { defineElement } from '../custom-element.ts'

/**
 * Slides its content in when it first scrolls into view. Content in view from the start does not
 * slide: the visitor may be reading it.
 */
defineElement('slide-in', (element, signal) => {
  let wasOutOfView = false
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) wasOutOfView = true
    else {
      if (wasOutOfView) element.classList.add('animate-slide-in')
      observer.disconnect()
    }
  })
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
})
