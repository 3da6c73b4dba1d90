import type { AnyNode, Statement } from 'acorn'
import type { CodeModel } from '../code-model.ts'
import type { Remark } from '../remark.ts'
import {
  descendants,
  type FunctionNode,
  isFunction,
  isLoop,
  type LoopNode,
  lineOf,
  methodCall,
} from '../syntax/syntax.ts'
import { endlessLoopRemarks } from './endless-loops.ts'

/** Remarks on functions that end without a value, unreachable code and endless loops. */
export function endingRemarks(model: CodeModel): Remark[] {
  return [...missingReturns(model), ...unreachable(model), ...endlessLoopRemarks(model)]
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
