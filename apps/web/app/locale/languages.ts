/** What a page says about another language, in that language. */
interface AboutLanguage {
  name: string
  /** Offers the present page in the language. */
  offer: string
  /** The button that closes the offer. */
  decline: string
}

const DEFAULT_LANGUAGE = 'en'

const files = import.meta.glob<AboutLanguage>('../messages/*/about.ts', {
  eager: true,
  import: 'about',
})

/** The languages of the site: one per folder of app/messages. */
export const languages = Object.entries(files).map(([file, about]) => ({
  ...about,
  code: file.split('/').at(-2) ?? DEFAULT_LANGUAGE,
}))

/** The language of the page at an address. */
export const languageOf = (pathname: string): string =>
  languages.find(({ code }) => code === pathname.split('/')[1])?.code ?? DEFAULT_LANGUAGE

/**
 * The address of a page in a language, from its path in the router. Those of all languages but
 * English have a prefix.
 */
export function addressIn(code: string, path: string): string {
  const page = path.replace(/\/+$/, '')
  return (code === DEFAULT_LANGUAGE ? page : `/${code}${page}`) || '/'
}

/** The path in the router of the page at an address. */
export function pathOf(pathname: string): string {
  const language = languageOf(pathname)
  return language === DEFAULT_LANGUAGE ? pathname : pathname.slice(language.length + 1) || '/'
}

/** Whether the page at an address belongs to the signed-in area, or follows a purchase. */
export const isHomePath = (pathname: string) => /^\/(home|thankyou)(\/|$)/.test(pathOf(pathname))
