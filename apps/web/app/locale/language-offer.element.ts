import { defineElement } from '../custom-element.ts'
import { keepLanguage, keptLanguage } from './kept-language.ts'

/**
 * Shows the offer of the language that the browser prefers, if the page has another one and nothing
 * was chosen on this device yet. Its button keeps the page's own language.
 */
defineElement('language-offer', (element, signal) => {
  const shown = document.documentElement.lang
  const offers = [...element.querySelectorAll<HTMLElement>('[data-language]')]
  const preferred = navigator.languages
    .map((tag) => tag.split('-')[0])
    .find((code) => code === shown || offers.some(({ dataset }) => dataset.language === code))
  const offer = offers.find(({ dataset }) => dataset.language === preferred)
  if (!offer || keptLanguage() !== null) return
  offer.hidden = false
  const close = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('button')) return
    offer.hidden = true
    keepLanguage(shown)
  }
  element.addEventListener('click', close, { signal })
})
