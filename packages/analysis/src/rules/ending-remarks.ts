import type { AnyNode, Statement } from 'acorn'
import type { CodeModel } from '../code-model.ts'
import { bindingsIn, hasExit } from '../cost/loop-kind.ts'
import type { Remark } from '../remark.ts'
import type { Binding } from '../syntax/scopes.ts'
import {
  contains,
  descendants,
  type FunctionNode,
  isFunction,
  isIdentifier,
  isLoop,
  type LoopNode,
  lineOf,
  methodCall,
  rootOf,
} from '../syntax/syntax.ts'

/** Remarks on functions that end without a value, unreachable code and endless loops. */
export function endingRemarks(model: CodeModel): Remark[] {
  return [...missingReturns(model), ...unreachable(model), ...endlessLoops(model)]
}

const returnsIn = (node: FunctionNode) =>
  [...descendants(node.body, (descendant) => !isFunction(descendant))].filter(
    (descendant) => descendant.type === 'ReturnStatement',
  )

function missingReturns({ entry, question, program, parser }: CodeModel): Remark[] {
  const remarks: Remark[] = []
  const reason = `The question asks for a value of type \`${question.signature.returns}\`; without \`return\` a function gives \`${parser.literals.nothing}\`.`
  const { body } = entry
  if (body.type === 'BlockStatement' && body.body.length > 0) {
    const returns = returnsIn(entry).filter(
      (node) => node.type === 'ReturnStatement' && node.argument,
    )
    const last = body.body.at(-1)
    if (returns.length === 0 && !body.body.some((statement) => statement.type === 'ThrowStatement'))
      remarks.push({
        kind: 'missing-return',
        line: lineOf(entry),
        message: 'The function never returns a value.',
        reason,
      })
    else if (last && returns.length > 0 && canEnd(last))
      remarks.push({
        kind: 'missing-return',
        line: last.loc?.end.line ?? lineOf(last),
        message: isLoop(last)
          ? `When this loop ends without a \`return\`, the function gives \`${parser.literals.nothing}\`.`
          : 'The function can end here without a `return`.',
        reason,
      })
  }
  for (const node of descendants(program)) {
    const call = methodCall(node)
    const callback = call?.args[0]
    if (!call || !callback || !isFunction(callback) || callback.body.type !== 'BlockStatement')
      continue
    if (!/^(map|filter|reduce|some|every|find|findIndex|flatMap|sort|toSorted)$/.test(call.name))
      continue
    if (callback.body.body.length > 0 && returnsIn(callback).length === 0)
      remarks.push({
        kind: 'missing-return',
        line: lineOf(callback),
        message: `The function given to \`${call.name}\` returns nothing.`,
        reason: `\`${call.name}\` works with what it returns, which is always \`${parser.literals.nothing}\` here.`,
      })
  }
  return remarks
}

/** True when control can pass beyond a statement. Loops with a condition count as able to end. */
function canEnd(statement: Statement): boolean {
  switch (statement.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
      return false
    case 'BlockStatement':
      return statement.body.every(canEnd)
    case 'IfStatement':
      return !statement.alternate || canEnd(statement.consequent) || canEnd(statement.alternate)
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return !(isAlways(statement.test) && !hasBreak(statement))
    case 'SwitchStatement':
    case 'TryStatement':
    case 'LabeledStatement':
      return false
    default:
      return true
  }
}

const isAlways = (test: AnyNode | null | undefined) =>
  test == null || (test.type === 'Literal' && Boolean(test.value))

const hasBreak = (loop: LoopNode) =>
  [...descendants(loop.body, (node) => !isFunction(node))].some(
    (node) => node.type === 'BreakStatement',
  )

function unreachable({ program }: CodeModel): Remark[] {
  const remarks: Remark[] = []
  for (const node of descendants(program)) {
    const statements =
      node.type === 'BlockStatement' ? node.body : node.type === 'SwitchCase' ? node.consequent : []
    const end = statements.findIndex(({ type }) =>
      /^(Return|Throw|Break|Continue)Statement$/.test(type),
    )
    const [leaving, next] = statements.slice(end < 0 ? statements.length : end)
    if (!leaving || !next || next.type === 'FunctionDeclaration' || next.type === 'EmptyStatement')
      continue
    const word = leaving.type.replace('Statement', '').toLowerCase()
    remarks.push({
      kind: 'unreachable',
      line: lineOf(next),
      message: 'This is never reached.',
      reason: `The \`${word}\` in line ${lineOf(leaving)} always leaves before it.`,
    })
  }
  return remarks
}

function endlessLoops(model: CodeModel): Remark[] {
  const remarks: Remark[] = []
  for (const node of descendants(model.program)) {
    if (
      !isLoop(node) ||
      node.type === 'ForOfStatement' ||
      node.type === 'ForInStatement' ||
      hasExit(node)
    )
      continue
    const test = node.test ?? null
    if (isAlways(test))
      remarks.push({
        kind: 'endless-loop',
        line: lineOf(node),
        message: 'This loop never ends.',
        reason: 'Its condition is always true, and nothing inside leaves it.',
      })
    else if (test && isSteady(test, node, model))
      remarks.push({
        kind: 'endless-loop',
        line: lineOf(node),
        message: 'Once begun, this loop never ends.',
        reason: `Nothing inside changes what its condition looks at, and nothing leaves it.`,
      })
  }
  return remarks
}

/**
 * True when a condition reads only variables and list sizes that the loop certainly does not
 * change.
 */
function isSteady(test: AnyNode, loop: LoopNode, { scopes, cost }: CodeModel): boolean {
  for (const node of descendants(test))
    if (/^(Call|New|Assignment|Update|Await|Yield|This|TaggedTemplate)/.test(node.type))
      return false
  const bindings = bindingsIn(test, scopes)
  const names = [...descendants(test)].filter(
    (node) => isIdentifier(node) && scopes.bindingOf(node) === undefined,
  )
  if (
    bindings.length === 0 ||
    names.some(
      (node) => isIdentifier(node) && !/^(length|size|Infinity|undefined)$/.test(node.name),
    )
  )
    return false
  return bindings.every((binding) => isUntouched(binding, loop, test))

  function isUntouched(binding: Binding, loop: LoopNode, test: AnyNode): boolean {
    if (binding.kind === 'function') return false
    const calls = [...descendants(loop)].some((node) => node.type === 'CallExpression')
    // A called function may change variables declared outside of it.
    if (
      binding.writes.some(
        ({ node }) => contains(loop, node) || (calls && scopes.ownerOf(node) !== binding.owner),
      )
    )
      return false
    const isPlain = [...descendants(test)].every((node) => {
      if (node.type === 'MemberExpression') return scopes.bindingOf(rootOf(node.object)) !== binding
      return scopes.bindingOf(isIdentifier(node) ? node : null) !== binding || isOrdered(node)
    })
    if (isPlain) return true
    // Any use of a list inside the loop other than reading an item or its size may change the list.
    return binding.reads.every(
      (read) => !contains(loop, read) || contains(test, read) || isPlainRead(read),
    )
  }
  /** True for a number. In Python, `while queue` depends on a list's size and `==` on its items. */
  function isOrdered(node: AnyNode): boolean {
    const parent = scopes.parentOf(node)
    const isCompared = parent?.type === 'BinaryExpression' && !/^[!=]==?$/.test(parent.operator)
    return isCompared || cost.shapeOf(node).kind === 'number'
  }
  function isPlainRead(read: AnyNode): boolean {
    const parent = scopes.parentOf(read)
    if (parent?.type !== 'MemberExpression' || parent.object !== read) return false
    const above = scopes.parentOf(parent)
    if (above?.type === 'AssignmentExpression') return above.left !== parent
    if (above?.type === 'CallExpression') return above.callee !== parent
    return above?.type !== 'UpdateExpression' && above?.type !== 'MemberExpression'
  }
}
