import type { CodeModel } from '../code-model.ts'
import { bigO, namesIn } from './extent.ts'
import { recursions } from './recursion.ts'

/** Time, and memory besides the input, in big-O notation. */
export type Complexity = { time: string; space: string }

/**
 * Estimates the worst-case growth of time and memory. Where both depend on a single size, and that
 * is the only one of the input, it is called n; otherwise sizes keep the names of the inputs.
 * Returns null for recursions whose calls cannot be counted and for code that is only partly
 * understood.
 */
export function estimateComplexity(model: CodeModel): Complexity | null {
  if (!model.cost.isComplete) return null
  const times = model.cost.costs.map(({ total }) => total)
  const only = onlySize(model, namesIn([...times, ...model.cost.space]))
  const space = bigO(model.cost.space, only)
  const found = recursions(model)
  if (found.some(({ total }) => total !== null))
    return { time: 'exponential', space: 'grows with the depth of the calls' }
  return found.length > 0 ? null : { time: bigO(times, only), space }
}

/** The size that costs depend on, when the input has no other that n could be taken for. */
function onlySize({ question }: CodeModel, names: string[]): string | null {
  const [name, ...others] = names
  if (name === undefined || others.length > 0) return null
  const { parameters } = question.signature
  const lists = parameters.filter(({ type }) => type.endsWith('[]') || type === 'string')
  const isList = lists.some((list) => list.name === name)
  return isList || lists.length === 0 ? name : null
}
