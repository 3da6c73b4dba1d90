import { defineElement } from '../custom-element.ts'
import { keepLanguage } from './kept-language.ts'

/** Keeps the language of a link inside the element when it is followed. */
defineElement('language-links', (element, signal) => {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null
    if (link instanceof HTMLAnchorElement) keepLanguage(link.hreflang)
  }
  element.addEventListener('click', keep, { signal })
})
