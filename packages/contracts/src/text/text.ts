import * as z from 'zod/mini'
import { isWellFormed, toWellFormed } from './well-formed.ts'

/** Shown with the name of the field that holds the text. */
export const NOT_WELL_FORMED =
  'Please remove the characters that cannot be stored (NUL or half of a character).'

/** Text that a person typed or another program sent. NUL and lone surrogates are refused. */
export const Text = z.string().check(z.refine(isWellFormed, NOT_WELL_FORMED))

/**
 * Text whose loss would be worse than a changed character: code, answers, and what a candidate's
 * program printed. NUL and lone surrogates become U+FFFD.
 */
export const NormalizedText = z.string().check(z.overwrite(toWellFormed))

/** The slug of a question, as in `two-sum`. */
export const Slug = Text.check(z.minLength(1), z.maxLength(80))
