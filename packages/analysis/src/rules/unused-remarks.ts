import type { AnyNode } from 'acorn'
import type { Bound } from '../bounds.ts'
import type { CodeModel } from '../code-model.ts'
import type { Remark } from '../remark.ts'
import { descendants, isIdentifier, isSizeOf, lineOf, literalNumber } from '../syntax/syntax.ts'

/** Remarks on variables that are never read and branches that are never taken. */
export function unusedRemarks(model: CodeModel): Remark[] {
  return [...unusedNames(model), ...deadBranches(model)]
}

function unusedNames({ scopes, entry, question }: CodeModel): Remark[] {
  const remarks: Remark[] = []
  const isFinished = [...descendants(entry.body)].some(
    (node) => node.type === 'ReturnStatement' && node.argument,
  )
  for (const { name, kind, id, reads, owner, isInPattern, writes } of scopes.bindings) {
    if (reads.length > 0 || name.startsWith('_') || isInPattern) continue
    if (kind === 'parameter' && (owner !== entry || !isFinished)) continue
    if (kind === 'function' && name === question.signature.name) continue
    if (kind === 'variable' && name === question.signature.name) continue
    const isInput = kind === 'parameter'
    if (isInput && isSizeOfInputs(name, question)) continue
    // A loop over items may only count iterations and ignore its variable.
    if (writes.some(({ operator }) => operator === 'of')) continue
    remarks.push({
      kind: 'unused',
      line: lineOf(id),
      message: isInput ? `The input \`${name}\` is never used.` : `\`${name}\` is never read.`,
      reason: isInput
        ? 'Each input of a question has its part in the answer; is something forgotten?'
        : writes.length > 0
          ? 'It gets values, but nothing depends on them.'
          : 'Without it the code is easier to read.',
    })
  }
  return remarks
}

/**
 * True for an input that a constraint only names as the limit of other inputs, like `rooms` in `0 ≤
 * doors[i] < rooms`. Correct code that keeps its items in a map has no use for it.
 */
function isSizeOfInputs(name: string, { constraints, signature }: CodeModel['question']): boolean {
  const isNamedIn = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)
  const others = signature.parameters.filter((parameter) => parameter.name !== name)
  return constraints
    .flatMap((text) =>
      [...text.matchAll(/`([^`]+)`/g)].map(([, formula = '']) => formula.split(/[<≤]/)),
    )
    .some((terms) => {
      const [limit = '', ...limited] = terms.toReversed()
      return (
        limit.trim() === name &&
        others.some((other) => limited.some((term) => isNamedIn(term, other.name)))
      )
    })
}

function deadBranches({ program, scopes, entry, bounds }: CodeModel): Remark[] {
  const remarks: Remark[] = []
  for (const node of descendants(program)) {
    if (node.type !== 'IfStatement') continue
    const { test } = node
    if (test.type === 'Literal' && !test.value)
      remarks.push({
        kind: 'unused',
        line: lineOf(node),
        message: 'This branch is never taken.',
        reason: 'Its condition is never true.',
      })
    const bound = boundBelow(test)
    if (bound)
      remarks.push({
        kind: 'unused',
        line: lineOf(node),
        message: 'This branch is never taken.',
        reason: `The constraints rule it out: \`${bound.quote}\`.`,
      })
  }
  return remarks

  /** The constraint that rules out a test such as `list.length < 2`; null if there is none. */
  function boundBelow(test: AnyNode): Bound | null {
    if (
      test.type !== 'BinaryExpression' ||
      !isSizeOf(test.left) ||
      test.left.type !== 'MemberExpression'
    )
      return null
    const limit = literalNumber(test.right)
    const list = test.left.object
    const binding = scopes.bindingOf(isIdentifier(list) ? list : null)
    if (
      limit === null ||
      binding?.kind !== 'parameter' ||
      binding.owner !== entry ||
      binding.writes.length > 0
    )
      return null
    const bound = bounds.of.get(`${binding.name}.length`)
    if (bound?.min == null || isShrunk(binding.name)) return null
    const { operator } = test
    const isImpossible =
      (operator === '<' && limit <= bound.min) ||
      (operator === '<=' && limit < bound.min) ||
      (/^===?$/.test(operator) && limit < bound.min)
    return isImpossible ? bound : null
  }

  /** True when the code removes items from an input. */
  function isShrunk(name: string) {
    return [...descendants(program)].some(
      (node) =>
        node.type === 'MemberExpression' &&
        isIdentifier(node.object) &&
        node.object.name === name &&
        isIdentifier(node.property) &&
        !node.computed &&
        /^(pop|shift|splice)$/.test(node.property.name),
    )
  }
}
