import type { AnyNode } from 'acorn'
import { children, type FunctionNode, isLoop, literalNumber } from '../syntax/syntax.ts'
import { arithmetic } from './arithmetic.ts'
import { evaluateCall } from './calls.ts'
import { arrayShape, memberShape, nameShape } from './expression-shapes.ts'
import { ONCE } from './extent.ts'
import { recordGrowth, recordReplacement } from './growth.ts'
import type { Interpreter } from './interpreter.ts'
import { evaluateLoop } from './loops.ts'
import { listArithmetic } from './python-functions.ts'
import { either, extentOf, itemOf, numberUpTo, type Shape, UNKNOWN } from './shape.ts'

/** The shape that a function returns when its body is evaluated in the current frames. */
export function returnShape(self: Interpreter, node: FunctionNode): Shape {
  const { returned, callFrames } = self
  self.returned = []
  self.callFrames = self.frames
  const body = self.evaluate(node.body)
  const result = node.body.type === 'BlockStatement' ? self.returned.reduce(either, UNKNOWN) : body
  self.returned = returned
  self.callFrames = callFrames
  return result
}

/**
 * Runs `evaluate` in the frames around the current call: code right before a `return` runs once per
 * call.
 */
function atCallLevel(self: Interpreter, evaluate: () => void) {
  const inside = self.frames
  self.frames = self.callFrames
  evaluate()
  self.frames = inside
}

/** The shape of an expression, and the costs of everything below a node, recorded in `self`. */
export function evaluateNode(self: Interpreter, node: AnyNode): Shape {
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
      atCallLevel(self, () =>
        self.returned.push(node.argument ? self.evaluate(node.argument) : UNKNOWN),
      )
      return UNKNOWN
    case 'BlockStatement': {
      const run = () => {
        for (const statement of node.body) self.evaluate(statement)
      }
      if (node.body.at(-1)?.type === 'ReturnStatement') atCallLevel(self, run)
      else run()
      return UNKNOWN
    }
    case 'VariableDeclaration':
      for (const { id, init } of node.declarations)
        self.assign(id, init ? self.evaluate(init) : UNKNOWN)
      return UNKNOWN
    case 'AssignmentExpression': {
      const right = self.evaluate(node.right)
      const [list, next] = [self.scopes.bindingOf(node.left), self.scopes.bindingOf(node.right)]
      if (list && next && node.operator === '=') recordReplacement(self, list, next)
      if (node.operator === '=' || node.operator === '??=' || node.operator === '||=')
        self.assign(node.left, right)
      else if (node.left.type === 'MemberExpression') self.assign(node.left, UNKNOWN)
      else if (
        node.operator === '+=' &&
        right.kind !== 'text' &&
        self.evaluate(node.left).kind === 'list'
      )
        recordGrowth(self, node.left, {
          name: 'extend',
          item: itemOf(right),
          each: extentOf(right) ?? ONCE,
        })
      return right
    }
    case 'Identifier':
      return nameShape(self, node)
    case 'Literal':
      return typeof node.value === 'string' ? { kind: 'text', extent: ONCE } : UNKNOWN
    case 'ObjectExpression':
      for (const property of node.properties) self.evaluate(property)
      // An object without properties is filled by key, like a map.
      return node.properties.length === 0 ? { kind: 'keyed', extent: ONCE, item: UNKNOWN } : UNKNOWN
    case 'ArrayExpression':
      return arrayShape(self, node.elements)
    case 'MemberExpression':
      return memberShape(self, node)
    case 'BinaryExpression': {
      const [left, right] = [self.evaluate(node.left), self.evaluate(node.right)]
      return (
        listArithmetic(self, node, node.operator, left, right) ??
        arithmetic(node.operator, left, right)
      )
    }
    case 'ConditionalExpression':
      self.evaluate(node.test)
      return either(self.evaluate(node.consequent), self.evaluate(node.alternate))
    case 'LogicalExpression':
      return either(self.evaluate(node.left), self.evaluate(node.right))
    case 'SequenceExpression':
      return node.expressions.map(self.evaluate).at(-1) ?? UNKNOWN
    case 'SpreadElement':
      return self.evaluate(node.argument)
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'ExpressionStatement':
      return self.evaluate(node.expression)
    case 'UpdateExpression':
      return self.evaluate(node.argument)
    case 'CallExpression':
    case 'NewExpression':
      return evaluateCall(self, node)
    default:
      for (const child of children(node)) self.evaluate(child)
      return UNKNOWN
  }
}
