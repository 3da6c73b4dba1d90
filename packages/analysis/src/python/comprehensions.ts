import type { SyntaxNode } from '@lezer/common'
import type { Expression, Pattern } from 'acorn'
import type { Lowering } from './lowering.ts'
import { arrow, literal, method, notReadable, parts } from './nodes.ts'

type Clause = { targets: SyntaxNode[]; iterable: SyntaxNode[]; tests: SyntaxNode[] }

const NAMES: Record<string, string> = { '[': '[… for …]', '{': '{… for …}', '(': '(… for …)' }
const WORDS = /^(for|in|if|async)$/

/**
 * Lowers `[f(x) for x in xs if x]` to a method call on `xs` with the callback `(x) => x ? f(x) :
 * null`. Every further `for` is a nested call, named as a generator since only the outermost
 * comprehension builds a list.
 */
export function lowerComprehension(self: Lowering, node: SyntaxNode): Expression {
  const [place, all] = [self.placeOf(node), parts(node)]
  const [open] = all
  const first = all.findIndex(({ name }) => WORDS.test(name))
  const clauses = clausesOf(all.slice(first, -1))
  const [key, colon, value] = all.slice(1, first)
  const result = colon?.name === ':' && value ? [value, key] : [key]
  return lowerClauses(clauses, NAMES[open?.name ?? ''] ?? '(… for …)')

  function lowerClauses([clause, ...rest]: Clause[], name: string): Expression {
    if (!clause) return resultOf()
    const source = self.tuple(clause.iterable, place)
    const target: Pattern = self.target(clause.targets)
    const body = rest.length > 0 ? lowerClauses(rest, '(… for …)') : resultOf()
    const guarded = clause.tests.map(self.expression).reduceRight<Expression>(
      (consequent, test) => ({
        ...place,
        type: 'ConditionalExpression',
        test,
        consequent,
        alternate: literal(place),
      }),
      body,
    )
    return method(place, source, rest.length > 0 ? name.replace('…', '… for …') : name, [
      arrow(place, [target], guarded),
    ])
  }
  function resultOf(): Expression {
    const [only, ...more] = result.flatMap((part) => (part ? [self.expression(part)] : []))
    if (!only) throw notReadable(node)
    return more.length > 0
      ? { ...place, type: 'SequenceExpression', expressions: [...more, only] }
      : only
  }
}

function clausesOf(nodes: SyntaxNode[]): Clause[] {
  const clauses: Clause[] = []
  let into: SyntaxNode[] = []
  for (const node of nodes) {
    const clause = clauses.at(-1)
    if (node.name === 'async') continue
    if (node.name === 'for') {
      const next: Clause = { targets: [], iterable: [], tests: [] }
      clauses.push(next)
      into = next.targets
    } else if (node.name === 'in' && clause) into = clause.iterable
    else if (node.name === 'if' && clause) into = clause.tests
    else into.push(node)
  }
  return clauses
}
