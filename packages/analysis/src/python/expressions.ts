import type { SyntaxNode } from '@lezer/common'
import type { BinaryOperator, Expression } from 'acorn'
import { lowerCall } from './calls.ts'
import { lowerComprehension } from './comprehensions.ts'
import type { Lowering } from './lowering.ts'
import {
  type Element,
  identifier,
  item,
  list,
  literal,
  made,
  method,
  notReadable,
  type Place,
  parts,
  property,
  splitAt,
  spread,
} from './nodes.ts'

const OPERATORS: Record<string, BinaryOperator> = {
  '==': '===',
  is: '===',
  '!=': '!==',
  'is not': '!==',
  '//': '/',
  '@': '*',
}
const COMPARISON = /^(==|!=|<|>|<=|>=|is|is not|in|not in)$/

/** Lowers a Python expression to a JavaScript expression of the same meaning. */
export function lowerExpression(self: Lowering, node: SyntaxNode): Expression {
  const place = self.placeOf(node)
  const all = parts(node)
  switch (node.name) {
    case 'VariableName':
      return identifier(place, self.textOf(node))
    case 'Number':
      return literal(place, numberIn(self.textOf(node)))
    case 'String':
      return literal(place, self.textOf(node))
    case 'ContinuedString':
    case 'FormatString':
      return {
        ...place,
        type: 'TemplateLiteral',
        expressions: replacementsIn(node).map(self.expression),
        quasis: [],
      }
    case 'Boolean':
      return literal(place, self.textOf(node) === 'True')
    case 'None':
    case 'Ellipsis':
      return literal(place)
    case 'ParenthesizedExpression':
      return inner(self, node, all[1])
    case 'AwaitExpression':
      return inner(self, node, all.at(-1))
    case 'YieldExpression':
      return lowerYield(self, place, all)
    case 'BinaryExpression':
      return lowerOperation(self, node, place, all)
    case 'UnaryExpression': {
      const sign = self.textOf(all[0] ?? node)
      const operator = sign === 'not' ? '!' : sign === '-' || sign === '~' ? sign : '+'
      return {
        ...place,
        type: 'UnaryExpression',
        operator,
        prefix: true,
        argument: inner(self, node, all[1]),
      }
    }
    case 'ConditionalExpression': {
      const [consequent, , test, , alternate] = all
      return {
        ...place,
        type: 'ConditionalExpression',
        test: inner(self, node, test),
        consequent: inner(self, node, consequent),
        alternate: inner(self, node, alternate),
      }
    }
    case 'LambdaExpression':
      return self.lambda(node)
    case 'NamedExpression': {
      const [name, , value] = all
      if (!name) throw notReadable(node)
      if (!self.names.declared.has(self.textOf(name)) && !self.names.outer.has(self.textOf(name))) {
        self.names.declared.add(self.textOf(name))
        self.names.hoisted.push(name)
      }
      const left = identifier(self.placeOf(name), self.textOf(name))
      return {
        ...place,
        type: 'AssignmentExpression',
        operator: '=',
        left,
        right: inner(self, node, value),
      }
    }
    case 'TupleExpression':
    case 'ArrayExpression':
      return list(place, elements(self, all.slice(1, -1)))
    case 'SetExpression':
      return made(place, 'set', [list(place, elements(self, all.slice(1, -1)))])
    case 'DictionaryExpression':
      return lowerDictionary(self, place, all.slice(1, -1))
    case 'ComprehensionExpression':
    case 'ArrayComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
      return lowerComprehension(self, node)
    case 'MemberExpression':
      return lowerMember(self, node, place, all)
    case 'CallExpression':
      return lowerCall(self, node)
    default:
      throw notReadable(node)
  }
}

/** Lowers `yield value`, as an expression or a statement. */
export function lowerYield(self: Lowering, place: Place, all: SyntaxNode[]): Expression {
  const values = all.slice(1).filter(({ name }) => name !== 'from')
  return {
    ...place,
    type: 'YieldExpression',
    delegate: false,
    argument: values[0] ? self.tuple(values, place) : null,
  }
}

function inner(self: Lowering, node: SyntaxNode, part: SyntaxNode | undefined): Expression {
  if (!part) throw notReadable(node)
  return self.expression(part)
}

/** Parses `1_000`, `0x1f` and `1e9`; 0 for numbers without a JavaScript form. */
function numberIn(text: string): number {
  const value = Number(text.replaceAll('_', ''))
  return Number.isNaN(value) ? 0 : value
}

/** The expressions inside the braces of an f-string. */
function replacementsIn(node: SyntaxNode): SyntaxNode[] {
  return parts(node).flatMap((part) => {
    if (part.name !== 'FormatReplacement')
      return part.name === 'FormatString' ? replacementsIn(part) : []
    return parts(part).filter(
      ({ name }) => !/^([{}=]|FormatConversion|FormatSpec|FormatSelfDoc)$/.test(name),
    )
  })
}

function lowerOperation(
  self: Lowering,
  node: SyntaxNode,
  place: Place,
  all: SyntaxNode[],
): Expression {
  const [left, right] = [all[0], all.at(-1)]
  if (!left || !right) throw notReadable(node)
  const operator = all.slice(1, -1).map(self.textOf).join(' ')
  if (operator === 'and' || operator === 'or')
    return {
      ...place,
      type: 'LogicalExpression',
      operator: operator === 'and' ? '&&' : '||',
      left: self.expression(left),
      right: self.expression(right),
    }
  // `a < b < c` compares b with both.
  const middle =
    COMPARISON.test(operator) && left.name === 'BinaryExpression' ? lastCompared(self, left) : null
  if (middle)
    return {
      ...place,
      type: 'LogicalExpression',
      operator: '&&',
      left: self.expression(left),
      right: operation(place, operator, self.expression(middle), self.expression(right)),
    }
  return operation(place, operator, self.expression(left), self.expression(right))
}

/** The right operand `b` of `a < b`; null for other operations. */
function lastCompared(self: Lowering, node: SyntaxNode): SyntaxNode | null {
  const all = parts(node)
  const operator = all.slice(1, -1).map(self.textOf).join(' ')
  return COMPARISON.test(operator) ? (all.at(-1) ?? null) : null
}

function operation(
  place: Place,
  operator: string,
  left: Expression,
  right: Expression,
): Expression {
  if (operator === 'in') return method(place, right, 'in', [left])
  if (operator === 'not in') {
    const argument = method(place, right, 'in', [left])
    return { ...place, type: 'UnaryExpression', operator: '!', prefix: true, argument }
  }
  return {
    ...place,
    type: 'BinaryExpression',
    operator: OPERATORS[operator] ?? (operator as BinaryOperator),
    left,
    right,
  }
}

/** Lowers the items of a list, set or tuple, including `*more`. */
export function elements(self: Lowering, nodes: SyntaxNode[]): Element[] {
  return splitAt(nodes, ',').flatMap<Element>((group) => {
    const [first, second] = group
    if (!first) return []
    if (first.name === '*' && second) return [spread(self.placeOf(second), self.expression(second))]
    return [self.expression(first)]
  })
}

/** Lowers a dictionary such as `{a: 1, **more}` to a list of keys and a list of values. */
function lowerDictionary(self: Lowering, place: Place, nodes: SyntaxNode[]): Expression {
  const [keys, values, more]: [Expression[], Expression[], Expression[]] = [[], [], []]
  for (const [key, colon, value] of splitAt(nodes, ',')) {
    if (key?.name === '**' && colon) more.push(self.expression(colon))
    else if (key && value) {
      keys.push(self.expression(key))
      values.push(self.expression(value))
    }
  }
  return made(place, '{}', [list(place, values), list(place, keys), ...more])
}

function lowerMember(
  self: Lowering,
  node: SyntaxNode,
  place: Place,
  all: SyntaxNode[],
): Expression {
  const [object, sign, name] = all
  if (!object || !sign) throw notReadable(node)
  if (sign.name === '.') {
    const constant = self.nameOf(node)
    if (constant !== null) return identifier(place, constant)
    return property(place, self.expression(object), self.textOf(name ?? node))
  }
  const index = all.slice(2, -1)
  if (index.some(({ name: word }) => word === ':')) {
    if (index.some(({ name: word }) => word === ',')) throw notReadable(node)
    const bounds = splitAt(index, ':').map(([part]) =>
      part ? self.expression(part) : literal(place),
    )
    return method(place, self.expression(object), '[:]', bounds)
  }
  return item(place, self.expression(object), self.tuple(index, place))
}
