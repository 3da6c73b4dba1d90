const KEY = 'sightline-return-path'
const DEFAULT = '/home'

/**
 * Keeps the page that the next log-in or sign-up of this tab leads to, also by way of Google. A
 * path outside the pages that need a session is ignored.
 */
export function keepReturnPath(path: string) {
  if (/^\/(home|thankyou)(?![^/?#])/.test(path)) sessionStorage.setItem(KEY, path)
}

/** The kept page, or the dashboard. */
export const returnPath = (): string => sessionStorage.getItem(KEY) ?? DEFAULT

export const forgetReturnPath = () => sessionStorage.removeItem(KEY)
