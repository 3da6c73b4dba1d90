import type { SyntaxNode } from '@lezer/common'
import type { BlockStatement, Statement } from 'acorn'
import type { Lowering } from './lowering.ts'
import { block, call, identifier, parts } from './nodes.ts'

/** Declarations of names that are first assigned inside an expression. */
export function hoistedIn({ names, placeOf, textOf }: Lowering): Statement[] {
  return names.hoisted.map((node) => {
    const place = placeOf(node)
    const declarator = {
      ...place,
      type: 'VariableDeclarator' as const,
      id: identifier(place, textOf(node)),
      init: null,
    }
    return { ...place, type: 'VariableDeclaration', kind: 'var', declarations: [declarator] }
  })
}

/** Lowers the block after a colon. */
export function lowerBody(self: Lowering, body: SyntaxNode): BlockStatement {
  return block(self.placeOf(body), self.statements(parts(body).filter(({ name }) => name !== ':')))
}

/**
 * Lowers the `else` of a loop, which runs unless a `break` ended the loop: always, when there is no
 * `break`.
 */
export function lowerElse(self: Lowering, loop: SyntaxNode): Statement[] {
  const all = parts(loop)
  const at = all.findIndex(({ name }) => name === 'else')
  const body = at < 0 ? undefined : all[at + 1]
  if (!body) return []
  if (!all.slice(0, at).some(canBreak)) return [lowerBody(self, body)]
  const place = self.placeOf(body)
  const test = call(place, identifier(place, 'ended'), [])
  return [
    { ...place, type: 'IfStatement', test, consequent: lowerBody(self, body), alternate: null },
  ]
}

/**
 * Whether a part of a loop holds a `break` of this loop. The body of an inner loop has breaks of
 * its own.
 */
function canBreak(node: SyntaxNode): boolean {
  if (node.name === 'BreakStatement') return true
  if (/^(FunctionDefinition|ClassDefinition|LambdaExpression)$/.test(node.name)) return false
  const all = parts(node)
  if (!/^(For|While)Statement$/.test(node.name)) return all.some(canBreak)
  const at = all.findIndex(({ name }) => name === 'else')
  return at >= 0 && all.slice(at).some(canBreak)
}
