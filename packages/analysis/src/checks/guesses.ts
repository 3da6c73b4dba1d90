import type { Remark } from '../remark.ts'

/**
 * Remarks on cost that come from reading the code, and that a measurement of the same code confirms
 * or refutes.
 */
export const COST_KINDS: Remark['kind'][] = ['complexity', 'deep-recursion']

/** The remarks, those on cost worded as guesses. `outlook` says when they will be measured. */
export function asGuesses(remarks: Remark[], outlook = ''): Remark[] {
  return remarks.map((remark) => {
    if (!COST_KINDS.includes(remark.kind)) return remark
    const what = remark.kind === 'complexity' ? 'Looks too slow' : 'Looks too deep'
    const message = `${what}: ${remark.message.charAt(0).toLowerCase()}${remark.message.slice(1)}`
    return { ...remark, message, reason: `${remark.reason} ${outlook}`.trim(), isGuess: true }
  })
}
