import type { AnyNode, Pattern } from 'acorn'
import type { Binding, Scopes } from '../syntax/scopes.ts'
import type { FunctionNode } from '../syntax/syntax.ts'
import type { Extent } from './extent.ts'
import type { Shape } from './shape.ts'

/** Something done again and again: a loop, or a call that goes through a list. */
export type Frame = {
  node: AnyNode
  extent: Extent
  /** The list it goes through, where it is one that has a name. */
  list: Binding | null
}

/** How often the innermost of these frames comes round in all. `call` names the method when it is one that goes through a list. */
export type Cost = { frames: readonly Frame[]; total: Extent; call: string | null }

/** What a run costs at most, as far as that can be told without running it: time and the lists it makes. */
export type CostEstimate = {
  costs: Cost[]
  space: Extent[]
  /** What is known of the value of an expression. */
  shapeOf: (node: AnyNode) => Shape
  /** False when there was too much code to go through all of it. */
  isComplete: boolean
}

/** Goes through code once, remembering what each variable can hold and in which loops it stands. */
export type Interpreter = CostEstimate & {
  scopes: Scopes
  /** The number of items in the largest input, and the largest number in the input. */
  largestInput: Extent
  largestValue: Extent
  /** The loops around the present place, outermost first. */
  frames: readonly Frame[]
  /** How many frames stood around a variable where it was declared. */
  declaredAt: Map<Binding, number>
  /** How many items were put into a list in this pass, and in the one before. */
  fills: Map<Binding, Extent>
  filled: (binding: Binding) => Extent | undefined
  /** How much more code this pass goes through. */
  nodesLeft: number
  evaluate: (node: AnyNode) => Shape
  assign: (pattern: Pattern | AnyNode, shape: Shape) => void
  callFunction: (node: FunctionNode, args: Shape[]) => Shape
  /** Runs something inside one more frame, within the outermost `depth` frames only. */
  inFrame: <Result>(frame: Frame, depth: number, run: () => Result) => Result
}
