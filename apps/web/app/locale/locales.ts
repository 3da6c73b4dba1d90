/** What a page says about another locale, in that locale. */
interface AboutLocale {
  name: string
  /** Offers the present page in the locale. */
  offer: string
  /** The button that closes the offer. */
  decline: string
}

const DEFAULT_LOCALE = 'en'

const files = import.meta.glob<AboutLocale>('../messages/*/about.ts', {
  eager: true,
  import: 'about',
})

/** The locales of the site: one per folder of app/messages. */
export const locales = Object.entries(files).map(([file, about]) => ({
  ...about,
  code: file.split('/').at(-2) ?? DEFAULT_LOCALE,
}))

/** The locale of the page at an address. */
export const localeOf = (pathname: string): string =>
  locales.find(({ code }) => code === pathname.split('/')[1])?.code ?? DEFAULT_LOCALE

/**
 * The address of a page in a locale, from its path in the router. Those of all locales but
 * English have a prefix.
 */
export function addressIn(code: string, path: string): string {
  const page = path.replace(/\/+$/, '')
  return (code === DEFAULT_LOCALE ? page : `/${code}${page}`) || '/'
}

/** The path in the router of the page at an address. */
export function pathOf(pathname: string): string {
  const locale = localeOf(pathname)
  return locale === DEFAULT_LOCALE ? pathname : pathname.slice(locale.length + 1) || '/'
}

/** Whether the page at an address belongs to the signed-in area, or follows a purchase. */
export const isHomePath = (pathname: string) => /^\/(home|thankyou)(\/|$)/.test(pathOf(pathname))
