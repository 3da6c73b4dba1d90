import { addressIn, isHomePath, languageOf, languages, pathOf } from './languages.ts'

const KEY = 'sightline-language'

/**
 * Pages that are opened from outside, by a mail or after a sign-in elsewhere, under an address
 * without a language.
 */
const OPENED_FROM_OUTSIDE = ['/oauth-callback', '/auth-callback', '/reset-password']

/** Keeps a language as the user's choice on this device. */
export function keepLanguage(code: string) {
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // Without storage, addresses alone say the language.
  }
}

/**
 * The language that was chosen on this device, by following a link to a page in it; null if none
 * was.
 */
export function keptLanguage(): string | null {
  try {
    const code = localStorage.getItem(KEY)
    return languages.some((language) => language.code === code) ? code : null
  } catch {
    return null
  }
}

/**
 * The address of a page in the language that was chosen on this device, where the page is one of
 * the signed-in area or is opened from outside, and its own address names no language. Public pages
 * have the language of their address.
 */
export function addressInKeptLanguage({ pathname, search, hash }: Location): string | null {
  const kept = keptLanguage()
  const path = pathOf(pathname)
  const isAsked = path === pathname && (isHomePath(path) || OPENED_FROM_OUTSIDE.includes(path))
  if (!kept || kept === languageOf(pathname) || !isAsked) return null
  return addressIn(kept, path) + search + hash
}
