import type { CodeModel } from '../code-model.ts'
import { bigO } from './extent.ts'
import { recursions } from './recursion.ts'

/** Time, and memory besides the input, in big-O notation. */
export type Complexity = { time: string; space: string }

/**
 * Estimates the worst-case growth of time and memory. A single input size is called n; several keep
 * the names of the inputs. Returns null for recursions whose calls cannot be counted and for code
 * that is only partly understood.
 */
export function estimateComplexity(model: CodeModel): Complexity | null {
  if (!model.cost.isComplete) return null
  const space = bigO(model.cost.space)
  const found = recursions(model)
  if (found.some(({ total }) => total !== null))
    return { time: 'exponential', space: 'grows with the depth of the calls' }
  return found.length > 0 ? null : { time: bigO(model.cost.costs.map(({ total }) => total)), space }
}
