import type { SyntaxNode } from '@lezer/common'
import { parts } from './nodes.ts'

/** What a function, or the top of the code, knows of the names in it. */
export type Names = {
  /** Has got its first value, as a parameter too. */
  declared: Set<string>
  /** Belongs to a function around, by `nonlocal` or `global`. */
  outer: ReadonlySet<string>
  /** Is used only in loops that hand out its values: then it is another variable in each of them. */
  ofLoops: ReadonlySet<string>
  /** Names to be declared before the first statement. */
  hoisted: SyntaxNode[]
}

const SCOPES = /^(FunctionDefinition|LambdaExpression|ClassDefinition)$/
const COMPREHENSION = /Comprehension/

/** Finds out about the names in a function, by its parameters and body, or in all the code. `textOf` gives a node's text. */
export function readNames(parameters: string[], body: SyntaxNode, textOf: (node: SyntaxNode) => string): Names {
  const outer = new Set<string>()
  const loops: { name: string; loop: SyntaxNode }[] = []
  for (const node of below(body, (each) => !SCOPES.test(each.name))) {
    if (node.name === 'ScopeStatement') for (const name of parts(node).slice(1)) outer.add(textOf(name))
    if (node.name === 'ForStatement')
      for (const target of targetNames(node)) loops.push({ name: textOf(target), loop: node })
  }
  const ofLoops = new Set(
    loops.map(({ name }) => name).filter((name) => !parameters.includes(name) && !outer.has(name)),
  )
  for (const node of below(body, () => true)) {
    if (node.name !== 'VariableName') continue
    const name = textOf(node)
    const isInside = loops.some((each) => each.name === name && each.loop.from <= node.from && node.to <= each.loop.to)
    if (ofLoops.has(name) && !isInside && !isBoundAround(node, name, textOf)) ofLoops.delete(name)
  }
  return { declared: new Set(parameters), outer, ofLoops, hoisted: [] }
}

/** The names that a loop, or the first `for` of a comprehension, gives values to. */
function targetNames(loop: SyntaxNode): SyntaxNode[] {
  const all = parts(loop)
  const from = all.findIndex(({ name }) => name === 'for')
  const to = all.findIndex(({ name }) => name === 'in')
  return all.slice(from + 1, to).flatMap((target) => [...below(target, () => true)].filter(isPlainName))
}

const isPlainName = (node: SyntaxNode) => node.name === 'VariableName' && node.parent?.name !== 'MemberExpression'

/** True for a name that a comprehension around it gives values to. */
function isBoundAround(node: SyntaxNode, name: string, textOf: (node: SyntaxNode) => string): boolean {
  for (let around = node.parent; around; around = around.parent)
    if (COMPREHENSION.test(around.name) || around.name === 'ArgList') {
      const all = parts(around)
      for (const [at, { name: word }] of all.entries()) {
        if (word !== 'for') continue
        const to = all.findIndex((each, index) => index > at && each.name === 'in')
        const targets = all.slice(at + 1, to).flatMap((target) => [...below(target, () => true)])
        if (targets.some((target) => isPlainName(target) && textOf(target) === name)) return true
      }
    }
  return false
}

/** A node and all below it. */
export function* below(node: SyntaxNode, into: (node: SyntaxNode) => boolean): Generator<SyntaxNode> {
  yield node
  for (let child = node.firstChild; child; child = child.nextSibling) if (into(child)) yield* below(child, into)
}
