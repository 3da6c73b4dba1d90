import { clearText, isReadInDoubt } from './screen-values.ts'

/** A line that holds values: an example, or code. */
const VALUES = /[[({"'“‘]\s*[-\d"'“‘[({@©]|[:=]\s*[-\d"'“‘[({@©]/
/** Words less sure than this, from 0 to 100, are letters mixed up more often than not. */
const SURE_MIN = 10

interface LineText {
  text: string
  /** How sure each of its words is, from 0 to 100. */
  confidences: readonly number[]
}

/** Whether a line holds values of which signs may have been taken for others. */
export const needsSecondLook = ({ text, confidences }: LineText): boolean =>
  VALUES.test(text) && (isReadInDoubt(text) || Math.min(...confidences) < SURE_MIN)

/**
 * The text on which two readings of a line agree, as one without doubt has it; null where no two
 * agree.
 */
export function agreedText(readings: readonly string[]): string | null {
  const keys = readings.map(keyOf)
  const agreed = keys.find((key, index) => keys.indexOf(key) !== index)
  if (agreed === undefined) return null
  const same = readings.filter((_, index) => keys[index] === agreed)
  return same.find((text) => !isReadInDoubt(text)) ?? clearText(same[0] ?? '')
}

/** What two readings of the same values have in common: kinds of brackets and spaces may differ. */
const keyOf = (text: string) =>
  clearText(text).replace(/[({]/g, '[').replace(/[)}]/g, ']').replace(/\s+/g, '')
