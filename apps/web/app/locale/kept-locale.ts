import { deviceStore } from '../device-store.ts'
import { addressIn, isHomePath, localeOf, locales, pathOf } from './locales.ts'

const SETTING = 'language'

/**
 * Pages that are opened from outside, by a mail or after a sign-in elsewhere, under an address
 * without a locale.
 */
const OPENED_FROM_OUTSIDE = ['/oauth-callback', '/auth-callback', '/reset-password']

/** Keeps a locale as the user's choice on this device. */
export const keepLocale = (code: string) => deviceStore.write(SETTING, code)

/**
 * The locale that was chosen on this device, by following a link to a page in it; null if none
 * was.
 */
export function keptLocale(): string | null {
  const code = deviceStore.read(SETTING)
  return locales.some((locale) => locale.code === code) ? code : null
}

/**
 * The address of a page in the locale that was chosen on this device, where the page is one of
 * the signed-in area or is opened from outside, and its own address names no locale. Public pages
 * have the locale of their address.
 */
export function addressInKeptLocale({ pathname, search, hash }: Location): string | null {
  const kept = keptLocale()
  const path = pathOf(pathname)
  const isAsked = path === pathname && (isHomePath(path) || OPENED_FROM_OUTSIDE.includes(path))
  if (!kept || kept === localeOf(pathname) || !isAsked) return null
  return addressIn(kept, path) + search + hash
}
