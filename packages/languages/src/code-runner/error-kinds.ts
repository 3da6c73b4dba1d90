/** Kinds of errors that every language reports with the same message. */
export const TOO_DEEP_KIND = 'too deep'
export const OUT_OF_MEMORY_KIND = 'out of memory'
