import sansFontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** Address of the face that every page sets its words in, to be asked for before the stylesheet has been read. */
export { sansFontUrl }
