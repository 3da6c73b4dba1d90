import type { CodeModel } from '../code-model.ts'
import { bigO } from './extent.ts'
import { recursions } from './recursion.ts'

/** As an O: of time, and of memory besides the input. */
export type Complexity = { time: string; space: string }

/**
 * How time and memory of code grow with its input, at worst. One size is called n, several keep the names of the inputs. Null when that
 * cannot be told: a recursion whose calls cannot be counted, or code of which a part is not understood.
 */
export function estimateComplexity(model: CodeModel): Complexity | null {
  if (!model.cost.isComplete) return null
  const space = bigO(model.cost.space)
  const found = recursions(model)
  if (found.some(({ total }) => total !== null))
    return { time: 'exponential', space: 'grows with the depth of the calls' }
  return found.length > 0 ? null : { time: bigO(model.cost.costs.map(({ total }) => total)), space }
}
