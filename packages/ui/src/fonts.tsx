import sansFontUrl from './fonts/inter.woff2?url'

/** The address of the text font, to be preloaded before the stylesheet is parsed. */
export { sansFontUrl }
