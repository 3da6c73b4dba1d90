/** How a harness names what every language words alike. */
export const TOO_DEEP_KIND = 'too deep'
export const OUT_OF_MEMORY_KIND = 'out of memory'
