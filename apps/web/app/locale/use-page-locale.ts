import { i18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { loadMessages } from './messages.ts'

/**
 * Pages in English, whatever the locale of the address: interviews and live sessions are held in
 * it.
 */
const IN_ENGLISH = /^\/(home\/(interviews|live\/[^/]+)|live-view)(\/|$)/

/**
 * Loads one after the other, so that the locale of the page that was opened last is the one that
 * stays.
 */
let loading = Promise.resolve()

/**
 * Shows each page in its locale: that of its address, but for pages in English. Returns the
 * locale of the texts that have loaded; a page must be drawn anew when it changes, since texts
 * are looked up while drawing.
 */
export function usePageLocale(pathname: string): string {
  const [ofAddress] = useState(i18n.locale)
  const [loaded, setLoaded] = useState(ofAddress)
  const locale = IN_ENGLISH.test(pathname) ? 'en' : ofAddress
  useEffect(() => {
    // Setting even the same locale makes the browser compute all styles again.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale
    if (locale === i18n.locale && locale === loaded) return
    let isLeft = false
    loading = loading
      .then(() => loadMessages(locale, ['site', 'home']))
      .then(
        () => {
          if (!isLeft) setLoaded(locale)
        },
        // Without a connection the texts stay as they are.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [locale, loaded])
  return loaded
}
