import type { AnyNode, AssignmentExpression, Identifier, Pattern, Program } from 'acorn'
import { children, type FunctionNode, isFunction, isIdentifier } from './syntax.ts'

/** An assignment to a variable after its declaration. */
export type Write = {
  node: AnyNode
  /** The operator (`=`, `++`, `+=` …), or `of` for the variable of a loop over items. */
  operator: string
  value: AnyNode | null
}

/** A variable, parameter or function with its uses. */
export type Binding = {
  name: string
  kind: 'parameter' | 'variable' | 'function'
  id: Identifier
  /** The initial value; null without one or inside a pattern. */
  init: AnyNode | null
  /** True for a name declared inside a pattern such as `[a, b]`. */
  isInPattern: boolean
  /** The function that declares the binding; null at the top level. */
  owner: FunctionNode | null
  reads: Identifier[]
  writes: Write[]
}

export type Scopes = {
  bindings: Binding[]
  bindingOf: (id: AnyNode | null | undefined) => Binding | undefined
  parentOf: (node: AnyNode) => AnyNode | undefined
  /** The innermost function around a node; null at the top level. */
  ownerOf: (node: AnyNode) => FunctionNode | null
}

type Scope = { names: Map<string, Binding>; outer: Scope | null; owner: FunctionNode | null }

/**
 * What the first pass over a program finds: declarations, and the scope, parent and function of
 * every node.
 */
type Declarations = {
  bindings: Binding[]
  bindingOf: Map<AnyNode, Binding>
  scopeOf: Map<AnyNode, Scope>
  parents: Map<AnyNode, AnyNode>
  owners: Map<AnyNode, FunctionNode | null>
}

/** Resolves every name in a program to its binding. */
export function resolveScopes(program: Program): Scopes {
  const found: Declarations = {
    bindings: [],
    bindingOf: new Map(),
    scopeOf: new Map(),
    parents: new Map(),
    owners: new Map(),
  }
  collectDeclarations(found, program, null, null)
  linkReferences(found)
  return {
    bindings: found.bindings,
    bindingOf: (id) => (id ? found.bindingOf.get(id) : undefined),
    parentOf: (node) => found.parents.get(node),
    ownerOf: (node) => found.owners.get(node) ?? null,
  }
}

/** Declares the names in a node and its descendants, each in its scope. */
function collectDeclarations(
  found: Declarations,
  node: AnyNode,
  outer: Scope | null,
  owner: FunctionNode | null,
) {
  found.owners.set(node, owner)
  const scope = openScope(found, node, outer ?? { names: new Map(), outer: null, owner }, owner)
  found.scopeOf.set(node, scope)
  if (node.type === 'VariableDeclaration') {
    let target = scope
    while (node.kind === 'var' && target.outer && target.outer.owner === target.owner)
      target = target.outer
    for (const { id, init } of node.declarations)
      declarePattern(found, target, id, 'variable', init ?? null)
  }
  for (const child of children(node)) {
    found.parents.set(child, node)
    collectDeclarations(found, child, scope, isFunction(node) ? node : owner)
  }
}

/**
 * The scope of a node's children: a new scope for functions, blocks and catch clauses, else the
 * outer scope.
 */
function openScope(
  found: Declarations,
  node: AnyNode,
  outer: Scope,
  owner: FunctionNode | null,
): Scope {
  if (isFunction(node)) {
    if (node.type === 'FunctionDeclaration' && node.id)
      declare(found, outer, node.id, 'function', node)
    const scope = { names: new Map(), outer, owner: node }
    if (node.type === 'FunctionExpression' && node.id)
      declare(found, scope, node.id, 'function', node)
    for (const parameter of node.params) declarePattern(found, scope, parameter, 'parameter', null)
    return scope
  }
  if (
    node.type === 'BlockStatement' ||
    node.type.startsWith('For') ||
    node.type === 'SwitchStatement'
  )
    return { names: new Map(), outer, owner }
  if (node.type === 'CatchClause') {
    const scope = { names: new Map(), outer, owner }
    if (node.param) declarePattern(found, scope, node.param, 'parameter', null, true)
    return scope
  }
  if (node.type === 'ClassDeclaration' && isIdentifier(node.id))
    declare(found, outer, node.id, 'function', node)
  return outer
}

function declarePattern(
  found: Declarations,
  scope: Scope,
  pattern: Pattern,
  kind: Binding['kind'],
  init: AnyNode | null,
  isInPattern = false,
) {
  for (const { id, isInside } of namesOf(pattern, isInPattern))
    declare(found, scope, id, kind, isInside ? null : init, isInside)
}

function declare(
  found: Declarations,
  scope: Scope,
  id: Identifier,
  kind: Binding['kind'],
  init: AnyNode | null,
  isInPattern = false,
) {
  let binding = scope.names.get(id.name)
  if (!binding) {
    binding = {
      name: id.name,
      kind,
      id,
      init,
      isInPattern,
      owner: scope.owner,
      reads: [],
      writes: [],
    }
    scope.names.set(id.name, binding)
    found.bindings.push(binding)
  }
  found.bindingOf.set(id, binding)
}

/** Adds every use of a name to the reads and writes of its binding. */
function linkReferences({ bindings, bindingOf, scopeOf, parents }: Declarations) {
  const lookUp = (id: Identifier) => {
    for (let scope = scopeOf.get(id) ?? null; scope; scope = scope.outer) {
      const binding = scope.names.get(id.name)
      if (binding) return binding
    }
  }
  for (const node of parents.keys()) {
    if (!isIdentifier(node) || !isReference(node, parents.get(node)) || bindingOf.has(node))
      continue
    const binding = lookUp(node)
    if (!binding) continue
    bindingOf.set(node, binding)
    const write = writeOf(node, parents)
    if (write) binding.writes.push(write)
    if (
      !write ||
      (write.operator !== '=' && write.operator !== 'of' && isValueUsed(write.node, parents))
    )
      binding.reads.push(node)
  }
  for (const binding of bindings) {
    const head = parents.get(parents.get(binding.id) ?? binding.id)
    const loop = head && parents.get(head)
    if ((loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement') && loop.left === head)
      binding.writes.push({ node: loop, operator: 'of', value: null })
  }
}

/** The names that a pattern declares; `isInside` for names within brackets or braces. */
export function* namesOf(
  pattern: Pattern,
  isInside = false,
): Generator<{ id: Identifier; isInside: boolean }> {
  switch (pattern.type) {
    case 'Identifier':
      yield { id: pattern, isInside }
      break
    case 'ArrayPattern':
      for (const item of pattern.elements) if (item) yield* namesOf(item, true)
      break
    case 'ObjectPattern':
      for (const item of pattern.properties)
        yield* namesOf(item.type === 'RestElement' ? item : item.value, true)
      break
    case 'AssignmentPattern':
      yield* namesOf(pattern.left, isInside)
      break
    case 'RestElement':
      yield* namesOf(pattern.argument, true)
  }
}

function isReference(node: Identifier, parent: AnyNode | undefined): boolean {
  if (!parent) return false
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent.type === 'Property') return parent.value === node || parent.computed
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition')
    return parent.value === node || parent.computed
  return (
    !parent.type.endsWith('LabeledStatement') &&
    parent.type !== 'BreakStatement' &&
    parent.type !== 'ContinueStatement'
  )
}

function writeOf(node: Identifier, parents: Map<AnyNode, AnyNode>): Write | null {
  let [inner, parent]: [AnyNode, AnyNode | undefined] = [node, parents.get(node)]
  if (parent?.type === 'UpdateExpression')
    return { node: parent, operator: parent.operator, value: null }
  let isInside = false
  while (
    parent &&
    (parent.type === 'ArrayPattern' ||
      parent.type === 'ObjectPattern' ||
      parent.type === 'RestElement' ||
      (parent.type === 'Property' && parents.get(parent)?.type === 'ObjectPattern') ||
      (parent.type === 'AssignmentPattern' && parent.left === inner))
  ) {
    isInside = true
    ;[inner, parent] = [parent, parents.get(parent)]
  }
  if (parent?.type === 'AssignmentExpression' && parent.left === inner) {
    const own = isInside ? itemFor(node, parent) : parent.right
    const step = parent.operator === '=' && own ? stepOf(node.name, own) : null
    const value = isInside ? null : own
    return { node: parent, ...(step ?? { operator: parent.operator, value }) }
  }
  if (
    (parent?.type === 'ForOfStatement' || parent?.type === 'ForInStatement') &&
    parent.left === inner
  )
    return { node: parent, operator: 'of', value: null }
  return null
}

/** The value for a name in `[a, b] = [1, 2]`; null where it is not certain. */
function itemFor(node: Identifier, { left, right }: AssignmentExpression): AnyNode | null {
  if (left.type !== 'ArrayPattern' || right.type !== 'ArrayExpression') return null
  return right.elements[left.elements.indexOf(node)] ?? null
}

/**
 * `x = x + 1` and `x = isFree ? x + 1 : x` as what they mean, `x += 1`; null where the value does
 * not come from the name's own by a sum or difference.
 */
function stepOf(name: string, value: AnyNode): Omit<Write, 'node'> | null {
  const isOwn = (node: AnyNode) => isIdentifier(node) && node.name === name
  if (value.type === 'ConditionalExpression') {
    const changes = [value.consequent, value.alternate].filter((branch) => !isOwn(branch))
    const [step, other = step] = changes.map((branch) => stepOf(name, branch))
    return step && step.operator === other?.operator ? step : null
  }
  if (value.type !== 'BinaryExpression') return null
  const { operator, left, right } = value
  if (operator === '+' && isOwn(right)) return { operator: '+=', value: left }
  return (operator === '+' || operator === '-') && isOwn(left)
    ? { operator: `${operator}=`, value: right }
    : null
}

/** True when the value of `x++` or `x += 1` is used. */
function isValueUsed(node: AnyNode, parents: Map<AnyNode, AnyNode>): boolean {
  const parent = parents.get(node)
  return (
    parent?.type !== 'ExpressionStatement' &&
    !(parent?.type === 'ForStatement' && parent.update === node)
  )
}
