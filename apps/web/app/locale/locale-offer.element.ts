import { defineElement } from '../custom-element.ts'
import { keepLocale, keptLocale } from './kept-locale.ts'

/**
 * Shows the offer of the locale that the browser prefers, if the page has another one and nothing
 * was chosen on this device yet. Its button keeps the page's own locale.
 */
defineElement('locale-offer', (element, signal) => {
  const shown = document.documentElement.lang
  const offers = [...element.querySelectorAll<HTMLElement>('[data-locale]')]
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((code) => code === shown || offers.some(({ dataset }) => dataset.locale === code))
  const offer = offers.find(({ dataset }) => dataset.locale === preferred)
  if (!offer || keptLocale() !== null) return
  offer.hidden = false
  const close = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('button')) return
    offer.hidden = true
    keepLocale(shown)
  }
  element.addEventListener('click', close, { signal })
})
