import type { AnyNode } from 'acorn'
import type { CodeModel } from '../code-model.ts'
import { MUTATING_METHODS } from '../cost/list-methods.ts'
import type { Remark } from '../remark.ts'
import type { Binding } from '../syntax/scopes.ts'
import { descendants, isIdentifier, lineOf, methodCall } from '../syntax/syntax.ts'

/** Remarks on mutated inputs, unless the question asks for a change in place. */
export function mutationRemarks({ program, scopes, entry, question, parser }: CodeModel): Remark[] {
  if (/in place/i.test(question.statement)) return []
  const inputs = new Set<Binding>()
  for (const [index, parameter] of entry.params.entries()) {
    const binding = scopes.bindingOf(isIdentifier(parameter) ? parameter : null)
    const isList = question.signature.parameters[index]?.type.endsWith('[]')
    // A reassigned parameter may hold a copy.
    if (binding && isList && binding.writes.length === 0) inputs.add(binding)
  }
  for (const binding of scopes.bindings) {
    const source = scopes.bindingOf(binding.init)
    if (source && inputs.has(source) && binding.writes.length === 0) inputs.add(binding)
  }
  const first = new Map<Binding, { node: AnyNode; change: string }>()
  for (const node of descendants(program)) {
    const change = changeIn(node)
    const binding = change && scopes.bindingOf(change.list)
    if (change && binding && inputs.has(binding) && !first.has(binding))
      first.set(binding, { node, change: change.words })
  }
  return [...first].map(([{ name }, { node, change }]) => ({
    kind: 'mutation',
    line: lineOf(node),
    message: `This ${change} \`${name}\`, which belongs to the caller.`,
    reason: `Nothing in the question says that the input may be changed. Work on a copy: \`${parser.listCopyCode(name)}\`.`,
  }))
}

function changeIn(node: AnyNode): { list: AnyNode; words: string } | null {
  const call = methodCall(node)
  const words = call && MUTATING_METHODS[call.name]
  if (call && words) return { list: call.object, words }
  const target =
    node.type === 'AssignmentExpression'
      ? node.left
      : node.type === 'UpdateExpression'
        ? node.argument
        : null
  return target?.type === 'MemberExpression' && target.computed
    ? { list: target.object, words: 'overwrites items of' }
    : null
}
