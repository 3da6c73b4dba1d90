import { i18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { loadMessages } from './messages.ts'

/**
 * Pages in English, whatever the language of the address: interviews and live sessions are held in
 * it.
 */
const IN_ENGLISH = /^\/(home\/(interviews|live)|live-view)(\/|$)/

/**
 * Loads one after the other, so that the language of the page that was opened last is the one that
 * stays.
 */
let loading = Promise.resolve()

/**
 * Shows each page in its language: that of its address, but for pages in English. Returns the
 * language of the texts that have loaded; a page must be drawn anew when it changes, since texts
 * are looked up while drawing.
 */
export function usePageLanguage(pathname: string): string {
  const [ofAddress] = useState(i18n.locale)
  const [loaded, setLoaded] = useState(ofAddress)
  const language = IN_ENGLISH.test(pathname) ? 'en' : ofAddress
  useEffect(() => {
    // Setting even the same language makes the browser compute all styles again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language
    if (language === i18n.locale && language === loaded) return
    let isLeft = false
    loading = loading
      .then(() => loadMessages(language, ['site', 'home']))
      .then(
        () => {
          if (!isLeft) setLoaded(language)
        },
        // Without a connection the texts stay as they are.
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [language, loaded])
  return loaded
}
