import { fitGrowth, growthText, isSteep, isTooCostly } from '@sightline/analysis/growth'
import { byUrgency, type Remark } from '@sightline/analysis/remark'
import type { Checks } from './use-background-checks.ts'

/** Remarks on cost that come from reading the code, and that a measurement of the same code confirms or refutes. */
const COST_KINDS: Remark['kind'][] = ['complexity', 'deep-recursion']

const TOO_SLOW = 'The code is too slow for the largest inputs.'
const TOO_MUCH_MEMORY = 'The code takes too much memory for the largest inputs.'

/**
 * All remarks on the code, the most urgent first. What was measured overrules what was read: remarks on cost stay only
 * where the measured growth bears them out, and then quote it.
 */
export function withChecks(remarks: Remark[], checks: Checks | null): Remark[] {
  if (checks === null) return remarks
  const all = checks.failingInput ? [...remarks, checks.failingInput] : remarks
  const growth = checks.growth && fitGrowth(checks.growth)
  if (!growth) return byUrgency(all)
  const [readCost] = remarks.filter(({ kind }) => COST_KINDS.includes(kind))
  const others = all.filter(({ kind }) => !COST_KINDS.includes(kind))
  const reason = growthText(growth)
  const line = readCost?.line ?? 1
  if (growth.failure?.ending === 'too-deep')
    return byUrgency([
      ...others,
      { kind: 'deep-recursion', line, message: 'The recursion goes too deep for large inputs.', reason },
    ])
  if (isTooCostly(growth))
    return byUrgency([
      ...others,
      {
        kind: 'complexity',
        line,
        message: readCost?.message ?? (growth.failure?.ending === 'timeout' ? TOO_SLOW : TOO_MUCH_MEMORY),
        reason,
      },
    ])
  return byUrgency(isSteep(growth) && readCost ? [...others, { ...readCost, reason }] : others)
}
