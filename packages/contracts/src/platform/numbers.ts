import * as z from 'zod/mini'

/** A whole number from 1. */
export const PositiveInt = z.int().check(z.positive())
/** A whole number from 0. */
export const NonNegativeInt = z.int().check(z.minimum(0))
