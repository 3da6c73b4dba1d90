import type { SyntaxNode } from '@lezer/common'
import { parts } from './nodes.ts'

/** The names in a function or at the top level. */
export type Names = {
  /** Names with a value so far, parameters included. */
  declared: Set<string>
  /** Names of an enclosing function, by `nonlocal` or `global`. */
  outer: ReadonlySet<string>
  /** Names used only as variables of loops; each loop then gets a variable of its own. */
  ofLoops: ReadonlySet<string>
  /** Names to declare before the first statement. */
  hoisted: SyntaxNode[]
}

const SCOPES = /^(FunctionDefinition|LambdaExpression|ClassDefinition)$/
const COMPREHENSION = /Comprehension/

/**
 * Collects the names of a function from its parameters and body, or of the whole code. `textOf`
 * returns a node's source text.
 */
export function readNames(
  parameters: string[],
  body: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
): Names {
  const outer = new Set<string>()
  const loops: { name: string; loop: SyntaxNode }[] = []
  for (const node of below(body, ({ name }) => !SCOPES.test(name))) {
    if (node.name === 'ScopeStatement')
      for (const name of parts(node).slice(1)) outer.add(textOf(name))
    if (node.name === 'ForStatement')
      for (const target of targetNames(node)) loops.push({ name: textOf(target), loop: node })
  }
  const ofLoops = new Set(
    loops.map(({ name }) => name).filter((name) => !parameters.includes(name) && !outer.has(name)),
  )
  for (const node of below(body, () => true)) {
    if (node.name !== 'VariableName') continue
    const name = textOf(node)
    const isInside = loops.some(
      ({ name: target, loop }) => target === name && loop.from <= node.from && node.to <= loop.to,
    )
    if (ofLoops.has(name) && !isInside && !isBoundAround(node, name, textOf)) ofLoops.delete(name)
  }
  return { declared: new Set(parameters), outer, ofLoops, hoisted: [] }
}

/** The target names of a loop or of the first `for` of a comprehension. */
function targetNames(loop: SyntaxNode): SyntaxNode[] {
  const all = parts(loop)
  const from = all.findIndex(({ name }) => name === 'for')
  const to = all.findIndex(({ name }) => name === 'in')
  return all
    .slice(from + 1, to)
    .flatMap((target) => [...below(target, () => true)].filter(isPlainName))
}

const isPlainName = (node: SyntaxNode) =>
  node.name === 'VariableName' && node.parent?.name !== 'MemberExpression'

/** True for a name bound by an enclosing comprehension. */
function isBoundAround(
  node: SyntaxNode,
  name: string,
  textOf: (node: SyntaxNode) => string,
): boolean {
  for (let around = node.parent; around; around = around.parent)
    if (COMPREHENSION.test(around.name) || around.name === 'ArgList') {
      const all = parts(around)
      for (const [at, { name: word }] of all.entries()) {
        if (word !== 'for') continue
        const to = all.findIndex((part, index) => index > at && part.name === 'in')
        const targets = all.slice(at + 1, to).flatMap((target) => [...below(target, () => true)])
        if (targets.some((target) => isPlainName(target) && textOf(target) === name)) return true
      }
    }
  return false
}

/** A node and those of its descendants that `into` accepts together with all nodes above them. */
export function* below(
  node: SyntaxNode,
  into: (node: SyntaxNode) => boolean,
): Generator<SyntaxNode> {
  yield node
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (into(child)) yield* below(child, into)
}
