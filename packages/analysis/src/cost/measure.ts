import type { AnyNode, Pattern, Program } from 'acorn'
import type { Binding, Scopes } from '../syntax/scopes.ts'
import {
  children,
  type FunctionNode,
  isFunction,
  isIdentifier,
  isLoop,
  isSizeOf,
  literalNumber,
} from '../syntax/syntax.ts'
import { arithmetic } from './arithmetic.ts'
import { copyShape, evaluateCall } from './calls.ts'
import { type Extent, larger, ONCE, product } from './extent.ts'
import { recordGrowth, recordReplacement } from './growth.ts'
import type { CostEstimate, Interpreter } from './interpreter.ts'
import { evaluateLoop } from './loops.ts'
import { listArithmetic } from './python.ts'
import { either, extentOf, itemOf, listOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'

/** Sizes found in one pass are used in the next, since a list may be filled after the loop that reads it. */
const PASSES = 4
/** Functions are evaluated at every call, so code with many nested calls is cut off here. */
const NODES_PER_PASS = 50_000

/**
 * Interprets the code abstractly, as a call of `entry` with parameters of these shapes, and adds up how often each loop
 * runs.
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
  let measured: CostEstimate = { costs: [], space: [], shapeOf: () => UNKNOWN, isComplete: true }
  for (let pass = 0; pass < PASSES; pass++) {
    const interpreter = createInterpreter(scopes, known, filled, largestInput, largestValue)
    for (const statement of program.body) if (!isFunction(statement)) interpreter.evaluate(statement)
    interpreter.callFunction(entry, parameters)
    filled = interpreter.fills
    const { costs, space, evaluate } = interpreter
    measured = {
      costs: [...costs],
      space: [...space, ...filled.values()],
      shapeOf: evaluate,
      isComplete: interpreter.nodesLeft >= 0,
    }
  }
  return measured
}

function createInterpreter(
  scopes: Scopes,
  known: Map<Binding, Shape>,
  filled: ReadonlyMap<Binding, Extent>,
  largestInput: Extent,
  largestValue: Extent,
): Interpreter {
  const active = new Set<FunctionNode>()

  const self: Interpreter = {
    scopes,
    largestInput,
    largestValue,
    frames: [],
    costs: [],
    space: [],
    fills: new Map(),
    declaredAt: new Map(),
    nodesLeft: NODES_PER_PASS,
    isComplete: true,
    filled: (binding) => filled.get(binding),

    evaluate,
    shapeOf: evaluate,
    assign: assignTo,

    callFunction(node, args) {
      if (active.has(node)) return UNKNOWN
      active.add(node)
      for (const [index, parameter] of node.params.entries()) assignTo(parameter, args[index] ?? UNKNOWN)
      const returned = returnsOf(node)
      active.delete(node)
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

  let returned: Shape[] = []
  /** The frames around the current call: code right before a `return` runs once per call, whatever loop contains it. */
  let callFrames: Interpreter['frames'] = []
  function atTheEnd(run: () => void) {
    const inside = self.frames
    self.frames = callFrames
    run()
    self.frames = inside
  }
  function returnsOf(node: FunctionNode): Shape {
    const [outer, outerFrames] = [returned, callFrames]
    returned = []
    callFrames = self.frames
    const own = evaluate(node.body)
    const result = node.body.type === 'BlockStatement' ? returned.reduce(either, UNKNOWN) : own
    returned = outer
    callFrames = outerFrames
    return result
  }

  function assignTo(pattern: Pattern | AnyNode, shape: Shape) {
    switch (pattern.type) {
      case 'Identifier': {
        const binding = scopes.bindingOf(pattern)
        if (!binding) return
        if (!self.declaredAt.has(binding) || binding.id === pattern) self.declaredAt.set(binding, self.frames.length)
        known.set(binding, either(shape, known.get(binding) ?? UNKNOWN))
        break
      }
      case 'ArrayPattern':
        for (const [index, item] of pattern.elements.entries())
          if (item?.type === 'RestElement') assignTo(item.argument, shape.kind === 'list' ? shape : UNKNOWN)
          else if (item) assignTo(item, shape.kind === 'tuple' ? (shape.items[index] ?? UNKNOWN) : itemOf(shape))
        break
      case 'AssignmentPattern':
        assignTo(pattern.left, either(shape, evaluate(pattern.right)))
        break
      case 'ObjectPattern':
        for (const property of pattern.properties)
          assignTo(property.type === 'RestElement' ? property.argument : property.value, UNKNOWN)
        break
      case 'RestElement':
        assignTo(pattern.argument, shape)
        break
      case 'MemberExpression': {
        evaluate(pattern.object)
        if (pattern.computed) evaluate(pattern.property)
        const root = pattern.object
        const binding = isIdentifier(root) ? scopes.bindingOf(root) : undefined
        const list = binding && known.get(binding)
        if (binding && list?.kind === 'keyed' && pattern.computed)
          recordGrowth(self, root, { name: 'set', item: shape, key: pattern.property })
        if (binding && list?.kind === 'list' && shape.kind !== 'unknown')
          known.set(binding, listOf(either(list.item, shape), list.extent))
      }
    }
  }

  function evaluate(node: AnyNode): Shape {
    self.nodesLeft -= 1
    if (self.nodesLeft < 0) return UNKNOWN
    if (isLoop(node)) {
      evaluateLoop(self, node)
      return UNKNOWN
    }
    const value = literalNumber(node)
    if (value !== null) return numberUpTo({ steps: Math.abs(value), powers: new Map(), logs: 0 })
    switch (node.type) {
      case 'FunctionDeclaration':
        return UNKNOWN
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return { kind: 'function', node }
      case 'ReturnStatement':
        atTheEnd(() => returned.push(node.argument ? evaluate(node.argument) : UNKNOWN))
        return UNKNOWN
      case 'BlockStatement': {
        const run = () => {
          for (const statement of node.body) evaluate(statement)
        }
        if (node.body.at(-1)?.type === 'ReturnStatement') atTheEnd(run)
        else run()
        return UNKNOWN
      }
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) assignTo(id, init ? evaluate(init) : UNKNOWN)
        return UNKNOWN
      case 'AssignmentExpression': {
        const right = evaluate(node.right)
        const [list, next] = [scopes.bindingOf(node.left), scopes.bindingOf(node.right)]
        if (list && next && node.operator === '=') recordReplacement(self, list, next)
        if (node.operator === '=' || node.operator === '??=' || node.operator === '||=') assignTo(node.left, right)
        else if (node.left.type === 'MemberExpression') assignTo(node.left, UNKNOWN)
        else if (node.operator === '+=' && right.kind !== 'text' && evaluate(node.left).kind === 'list')
          recordGrowth(self, node.left, { name: 'extend', item: itemOf(right), each: extentOf(right) ?? ONCE })
        return right
      }
      case 'Identifier':
        return shapeOfName(node)
      case 'Literal':
        return typeof node.value === 'string' ? { kind: 'text', extent: ONCE } : UNKNOWN
      case 'ArrayExpression':
        return arrayShape(node.elements)
      case 'MemberExpression':
        return memberShape(node)
      case 'BinaryExpression': {
        const [left, right] = [evaluate(node.left), evaluate(node.right)]
        return listArithmetic(self, node, node.operator, left, right) ?? arithmetic(node.operator, left, right)
      }
      case 'ConditionalExpression':
        evaluate(node.test)
        return either(evaluate(node.consequent), evaluate(node.alternate))
      case 'LogicalExpression':
        return either(evaluate(node.left), evaluate(node.right))
      case 'SequenceExpression':
        return node.expressions.map(evaluate).at(-1) ?? UNKNOWN
      case 'SpreadElement':
        return evaluate(node.argument)
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'ExpressionStatement':
        return evaluate(node.expression)
      case 'UpdateExpression':
        return evaluate(node.argument)
      case 'CallExpression':
      case 'NewExpression':
        return evaluateCall(self, node)
      default:
        for (const child of children(node)) evaluate(child)
        return UNKNOWN
    }
  }

  function shapeOfName(node: AnyNode): Shape {
    const binding = scopes.bindingOf(node)
    if (!binding) return UNKNOWN
    if (binding.kind === 'function' && binding.init && isFunction(binding.init))
      return { kind: 'function', node: binding.init }
    const shape = known.get(binding) ?? UNKNOWN
    const more = filled.get(binding)
    if (!more) return shape
    if (shape.kind === 'list') return listOf(shape.item, larger(shape.extent, more))
    if (shape.kind === 'tuple') return listOf(itemOf(shape), more)
    return shape.kind === 'keyed' ? { ...shape, extent: larger(shape.extent, more) } : shape
  }

  function arrayShape(elements: readonly (AnyNode | null)[]): Shape {
    const shapes = elements.map((element) => (element ? evaluate(element) : UNKNOWN))
    const [first] = elements
    if (elements.length === 1 && first?.type === 'SpreadElement')
      return copyShape(self, first.argument, shapes[0] ?? UNKNOWN)
    for (const [index, element] of elements.entries())
      if (element?.type === 'SpreadElement') copyShape(self, element.argument, shapes[index] ?? UNKNOWN)
    const spread = shapes.flatMap((shape, index) =>
      elements[index]?.type === 'SpreadElement' ? (extentOf(shape) ?? []) : [],
    )
    if (spread.length === 0 && shapes.length > 0 && shapes.length <= 4) return { kind: 'tuple', items: shapes }
    const own: Extent = { ...ONCE, steps: Math.max(1, shapes.length) }
    return listOf(shapes.reduce(either, UNKNOWN), spread.reduce(larger, own))
  }

  function memberShape(node: Extract<AnyNode, { type: 'MemberExpression' }>): Shape {
    const object = evaluate(node.object)
    if (isSizeOf(node)) {
      const extent = extentOf(object)
      return extent ? numberUpTo(extent) : UNKNOWN
    }
    if (!node.computed) return UNKNOWN
    evaluate(node.property)
    if (object.kind === 'tuple') {
      const index = literalNumber(node.property)
      return index === null ? itemOf(object) : (object.items[index] ?? UNKNOWN)
    }
    return itemOf(object)
  }

  return self
}
