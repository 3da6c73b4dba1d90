import type { AnyNode } from 'acorn'
import type { CodeModel } from '../code-model.ts'
import { bindingsIn, classifyLoop } from '../cost/loop-kind.ts'
import type { Remark } from '../remark.ts'
import {
  bodyExpression,
  descendants,
  isFunction,
  isIdentifier,
  isSizeOf,
  lineOf,
  methodCall,
  rootOf,
} from '../syntax/syntax.ts'

/**
 * Remarks on well-known traps with JavaScript lists: sorting numbers as strings, comparing lists by
 * identity, reading past the end.
 */
export function listRemarks(model: CodeModel): Remark[] {
  return [...descendants(model.program)].flatMap((node) => [
    ...(sortRemark(node, model) ?? []),
    ...(equalityRemark(node, model) ?? []),
    ...(overrunRemark(node, model) ?? []),
  ])
}

function sortRemark(node: AnyNode, model: CodeModel): Remark[] | null {
  const call = methodCall(node)
  if (!call || (call.name !== 'sort' && call.name !== 'toSorted')) return null
  const [comparator] = call.args
  if (!comparator) {
    if (!holdsNumbers(call.object, model) || !canBeLong(call.object, model)) return null
    const quote = valueQuote(call.object, model)
    return [
      {
        kind: 'sort-order',
        line: lineOf(node),
        message: `\`${call.name}()\` compares numbers as texts: 10 comes before 9.`,
        reason: `${quote ? `\`${quote}\`. ` : ''}Give it a comparison: \`(a, b) => a - b\`.`,
      },
    ]
  }
  const result = isFunction(comparator) ? bodyExpression(comparator) : null
  if (result?.type !== 'BinaryExpression' || !/^[<>]=?$/.test(result.operator)) return null
  return [
    {
      kind: 'sort-order',
      line: lineOf(comparator),
      message: 'This comparison answers true or false, which `sort` takes for 1 and 0.',
      reason:
        'Without a negative number for "comes before" the order is not reliable. Subtract: `a - b`.',
    },
  ]
}

/** True when a list can hold only numbers because all inputs are numbers. */
function holdsNumbers(node: AnyNode, { question, cost }: CodeModel): boolean {
  if (question.signature.parameters.some(({ type }) => !/^(int|float)/.test(type))) return false
  const shape = cost.shapeOf(node)
  return shape.kind === 'list' && shape.item.kind === 'number'
}

type Input = { name: string; type: string }

/** The input that a list's items come from. */
function inputOf(node: AnyNode, model: CodeModel): Input | null {
  const { scopes, entry, question } = model
  if (node.type === 'ArrayExpression' && node.elements.length === 1) {
    const [item] = node.elements
    return item?.type === 'SpreadElement' ? inputOf(item.argument, model) : null
  }
  const call = methodCall(node)
  if (call && /^(slice|filter|toReversed|concat)$/.test(call.name))
    return inputOf(call.object, model)
  const binding = scopes.bindingOf(isIdentifier(node) ? node : null)
  if (!binding) return null
  if (binding.kind === 'parameter' && binding.owner === entry) {
    const index = entry.params.findIndex(
      (parameter) => scopes.bindingOf(isIdentifier(parameter) ? parameter : null) === binding,
    )
    const parameter = question.signature.parameters[index]
    return parameter ?? null
  }
  return binding.init && binding.writes.length === 0 ? inputOf(binding.init, model) : null
}

/** False for one-digit numbers, which sort the same way as strings. */
function canBeLong(node: AnyNode, model: CodeModel): boolean {
  const input = inputOf(node, model)
  const bound = input && model.bounds.of.get(`${input.name}[i]`)
  return !bound || bound.max === null || bound.max > 9 || (bound.min ?? -1) < 0
}

function valueQuote(node: AnyNode, model: CodeModel): string | undefined {
  const input = inputOf(node, model)
  return input ? model.bounds.of.get(`${input.name}[i]`)?.quote : undefined
}

function equalityRemark(node: AnyNode, model: CodeModel): Remark[] | null {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return null
  const isLiteral = node.left.type === 'ArrayExpression' || node.right.type === 'ArrayExpression'
  const isInputs = [node.left, node.right].every(
    (side) =>
      isIdentifier(side) &&
      inputOf(side, model)?.type.endsWith('[]') &&
      model.scopes.bindingOf(side)?.kind === 'parameter',
  )
  if (!isLiteral && !isInputs) return null
  return [
    {
      kind: 'list-equality',
      line: lineOf(node),
      message: `\`${node.operator}\` asks whether both are one and the same list, not whether they hold the same items.`,
      reason:
        'Two lists with the same items are never equal this way. Compare their lengths and items.',
    },
  ]
}

/** Reports `for (let i = 0; i <= list.length; i++)` with an unguarded `list[i]`. */
function overrunRemark(node: AnyNode, { scopes }: CodeModel): Remark[] | null {
  if (
    node.type !== 'ForStatement' ||
    node.test?.type !== 'BinaryExpression' ||
    node.test.operator !== '<='
  )
    return null
  const { left, right } = node.test
  if (!isIdentifier(left) || !isSizeOf(right) || right.type !== 'MemberExpression') return null
  const kind = classifyLoop(node, scopes)
  const [counter, list] = [
    scopes.bindingOf(left),
    scopes.bindingOf(isIdentifier(right.object) ? right.object : null),
  ]
  if (!counter || !list || kind.by !== 'steps' || counter.writes.length > 1) return null
  const body = [...descendants(node.body)]
  // Code that checks for the end or for a missing item handles this case.
  if (
    body.some(
      (descendant) =>
        descendant.type === 'LogicalExpression' ||
        descendant.type === 'ConditionalExpression' ||
        /^(Break|Return|Continue)/.test(descendant.type),
    )
  )
    return null
  if (
    body.some(
      (descendant) =>
        descendant.type === 'BinaryExpression' &&
        /^([<>]=?|[!=]==?)$/.test(descendant.operator) &&
        bindingsIn(descendant, scopes).includes(counter) &&
        bindingsIn(descendant, scopes).includes(list),
    )
  )
    return null
  const use = body.find(
    (descendant) =>
      descendant.type === 'MemberExpression' &&
      descendant.computed &&
      isIdentifier(descendant.property) &&
      scopes.bindingOf(descendant.property) === counter &&
      scopes.bindingOf(rootOf(descendant.object)) === list &&
      isIdentifier(descendant.object),
  )
  if (!use) return null
  const parent = scopes.parentOf(use)
  if (parent?.type !== 'AssignmentExpression' && parent?.type !== 'BinaryExpression') return null
  if (parent.type === 'AssignmentExpression' && parent.left === use) return null
  return [
    {
      kind: 'off-by-one',
      line: lineOf(node),
      message: `\`<=\` goes one too far: the last turn reads \`${list.name}[${list.name}.length]\`.`,
      reason: 'The last item stands at `length - 1`; behind it there is only `undefined`.',
    },
  ]
}
