import { defineElement } from '../custom-element.ts'
import { keepLocale } from './kept-locale.ts'

/** Keeps the locale of a link inside the element when it is followed. */
defineElement('locale-links', (element, signal) => {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null
    if (link instanceof HTMLAnchorElement) keepLocale(link.hreflang)
  }
  element.addEventListener('click', keep, { signal })
})
