import type { Program } from 'acorn'
import type { Binding, Scopes } from '../syntax/scopes.ts'
import { type FunctionNode, isFunction } from '../syntax/syntax.ts'
import { assignShape } from './assign.ts'
import { evaluateNode, returnShape } from './evaluate.ts'
import { type Extent, ONCE, product } from './extent.ts'
import type { CostEstimate, Interpreter } from './interpreter.ts'
import { type Shape, UNKNOWN } from './shape.ts'

/**
 * Sizes found in one pass are used in the next, since a list may be filled after the loop that
 * reads it.
 */
const PASSES = 4
/** Functions are evaluated at every call, so code with many nested calls is cut off here. */
const NODES_PER_PASS = 50_000

type Inputs = Pick<Interpreter, 'scopes' | 'largestInput' | 'largestValue'>

/**
 * Interprets the code abstractly, as a call of `entry` with parameters of these shapes, and adds up
 * how often each loop runs.
 */
export function estimateCost(
  program: Program,
  scopes: Scopes,
  entry: FunctionNode,
  parameters: Shape[],
  largestInput: Extent,
  largestValue: Extent,
): CostEstimate {
  const known = new Map<Binding, Shape>()
  let filled = new Map<Binding, Extent>()
  let estimate: CostEstimate = { costs: [], space: [], shapeOf: () => UNKNOWN, isComplete: true }
  for (let pass = 0; pass < PASSES; pass++) {
    const interpreter = createInterpreter({ scopes, largestInput, largestValue }, known, filled)
    for (const statement of program.body)
      if (!isFunction(statement)) interpreter.evaluate(statement)
    interpreter.callFunction(entry, parameters)
    filled = interpreter.fills
    const { costs, space, evaluate } = interpreter
    estimate = {
      costs: [...costs],
      space: [...space, ...filled.values()],
      shapeOf: evaluate,
      isComplete: interpreter.isComplete && interpreter.nodesLeft >= 0,
    }
  }
  return estimate
}

function createInterpreter(
  inputs: Inputs,
  known: Map<Binding, Shape>,
  filled: ReadonlyMap<Binding, Extent>,
): Interpreter {
  const activeCalls = new Set<FunctionNode>()
  const self: Interpreter = {
    ...inputs,
    known,
    frames: [],
    callFrames: [],
    returned: [],
    costs: [],
    space: [],
    fills: new Map(),
    declaredAt: new Map(),
    nodesLeft: NODES_PER_PASS,
    isComplete: true,
    filled: (binding) => filled.get(binding),
    evaluate: (node) => evaluateNode(self, node),
    shapeOf(node) {
      const [costs, space] = [self.costs.length, self.space.length]
      const shape = evaluateNode(self, node)
      self.costs.length = costs
      self.space.length = space
      return shape
    },
    assign: (pattern, shape) => assignShape(self, pattern, shape),

    callFunction(node, args) {
      if (activeCalls.has(node)) return UNKNOWN
      activeCalls.add(node)
      for (const [index, parameter] of node.params.entries())
        self.assign(parameter, args[index] ?? UNKNOWN)
      const returned = returnShape(self, node)
      activeCalls.delete(node)
      return returned
    },

    inFrame(frame, depth, run) {
      const outside = self.frames
      self.frames = [...outside.slice(0, depth), frame]
      self.costs.push({
        frames: self.frames,
        total: self.frames.map(({ extent }) => extent).reduce(product, ONCE),
        call: null,
      })
      const result = run()
      self.frames = outside
      return result
    },
  }
  return self
}
