import { descendants } from '@sightline/analysis/syntax/syntax'
import { type AnyNode, parse } from 'acorn'

/**
 * A program with one small change, as a slip in writing could have made it. `line` counts from 1.
 */
export type Mutant = { line: number; change: string; code: string }

const OTHER_OPERATORS: Readonly<Record<string, string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['>>'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
}
const OTHER_METHODS: Readonly<Record<string, string>> = {
  max: 'min',
  min: 'max',
  floor: 'ceil',
  ceil: 'floor',
  every: 'some',
  some: 'every',
  pop: 'shift',
  shift: 'pop',
  push: 'unshift',
  unshift: 'push',
}

type Edit = { node: AnyNode; text: string }

/**
 * All programs that differ from a JavaScript program by one exchanged operator, method, bound or
 * constant, a condition that always or never holds, or a statement left out.
 */
export function mutantsOf(code: string): Mutant[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script', locations: true })
  const source = (node: AnyNode) => code.slice(node.start, node.end)
  return [...descendants(program)].flatMap((node) =>
    editsOf(node, source).map(({ node: replaced, text }) => ({
      line: replaced.loc?.start.line ?? 1,
      change: `${source(replaced)} → ${text || 'left out'}`,
      code: code.slice(0, replaced.start) + text + code.slice(replaced.end),
    })),
  )
}

function editsOf(node: AnyNode, source: (node: AnyNode) => string): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return (OTHER_OPERATORS[node.operator] ?? []).map((operator) => ({
        node,
        text: `${source(node.left)} ${operator} ${source(node.right)}`,
      }))
    case 'UpdateExpression':
      return [
        {
          node,
          text: source(node).replace(node.operator, OTHER_OPERATORS[node.operator]?.[0] ?? ''),
        },
      ]
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-'
        ? [{ node, text: source(node.argument) }]
        : []
    case 'Literal':
      return literalEdits(node)
    case 'CallExpression':
      return methodEdits(node.callee, source)
    case 'IfStatement':
    case 'ConditionalExpression':
      return [
        { node: node.test, text: 'true' },
        { node: node.test, text: 'false' },
      ]
    case 'ExpressionStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return [{ node, text: ';' }]
    default:
      return []
  }
}

function literalEdits(node: AnyNode & { type: 'Literal' }): Edit[] {
  if (typeof node.value === 'number')
    return [node.value + 1, node.value - 1].map((value) => ({
      node,
      text: value < 0 ? `(${value})` : `${value}`,
    }))
  return typeof node.value === 'boolean' ? [{ node, text: `${!node.value}` }] : []
}

function methodEdits(callee: AnyNode, source: (node: AnyNode) => string): Edit[] {
  if (callee.type !== 'MemberExpression' || callee.computed) return []
  const name = OTHER_METHODS[source(callee.property)]
  return name ? [{ node: callee.property, text: name }] : []
}
