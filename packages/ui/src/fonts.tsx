import sansFontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** The address of the text font, to be preloaded before the stylesheet is parsed. */
export { sansFontUrl }
