import type { AnyNode, Identifier, Pattern, Program } from 'acorn'
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

/** Resolves every name in a program to its binding. */
export function resolveScopes(program: Program): Scopes {
  const parents = new Map<AnyNode, AnyNode>()
  const owners = new Map<AnyNode, FunctionNode | null>()
  const bindings: Binding[] = []
  const ofId = new Map<AnyNode, Binding>()
  const scopes = new Map<AnyNode, Scope>()

  function declare(scope: Scope, id: Identifier, kind: Binding['kind'], init: AnyNode | null, isInPattern: boolean) {
    const known = scope.names.get(id.name)
    const binding: Binding = known ?? {
      name: id.name,
      kind,
      id,
      init,
      isInPattern,
      owner: scope.owner,
      reads: [],
      writes: [],
    }
    if (!known) {
      scope.names.set(id.name, binding)
      bindings.push(binding)
    }
    ofId.set(id, binding)
  }
  function declarePattern(
    scope: Scope,
    pattern: Pattern,
    kind: Binding['kind'],
    init: AnyNode | null,
    isInPattern = false,
  ) {
    for (const { id, isInside } of namesOf(pattern, isInPattern))
      declare(scope, id, kind, isInside ? null : init, isInside)
  }

  function open(node: AnyNode, outer: Scope | null, owner: FunctionNode | null) {
    owners.set(node, owner)
    let scope: Scope = outer ?? { names: new Map(), outer: null, owner }
    let inner = owner
    if (isFunction(node)) {
      if (node.type === 'FunctionDeclaration' && node.id) declare(scope, node.id, 'function', node, false)
      scope = { names: new Map(), outer: scope, owner: node }
      inner = node
      if (node.type === 'FunctionExpression' && node.id) declare(scope, node.id, 'function', node, false)
      for (const parameter of node.params) declarePattern(scope, parameter, 'parameter', null)
    } else if (node.type === 'BlockStatement' || node.type.startsWith('For') || node.type === 'SwitchStatement') {
      scope = { names: new Map(), outer: scope, owner }
    } else if (node.type === 'CatchClause') {
      scope = { names: new Map(), outer: scope, owner }
      if (node.param) declarePattern(scope, node.param, 'parameter', null, true)
    } else if (node.type === 'ClassDeclaration' && isIdentifier(node.id)) {
      declare(scope, node.id, 'function', node, false)
    }
    scopes.set(node, scope)
    if (node.type === 'VariableDeclaration') {
      let target = scope
      while (node.kind === 'var' && target.outer && target.outer.owner === target.owner) target = target.outer
      for (const { id, init } of node.declarations) declarePattern(target, id, 'variable', init ?? null)
    }
    for (const child of children(node)) {
      parents.set(child, node)
      open(child, scope, inner)
    }
  }
  open(program, null, null)

  const lookUp = (id: Identifier) => {
    for (let scope = scopes.get(id) ?? null; scope; scope = scope.outer) {
      const binding = scope.names.get(id.name)
      if (binding) return binding
    }
  }
  for (const node of parents.keys()) {
    if (!isIdentifier(node) || !isReference(node, parents.get(node)) || ofId.has(node)) continue
    const binding = lookUp(node)
    if (!binding) continue
    ofId.set(node, binding)
    const write = writeOf(node, parents)
    if (write) binding.writes.push(write)
    if (!write || (write.operator !== '=' && write.operator !== 'of' && isValueUsed(write.node, parents)))
      binding.reads.push(node)
  }
  for (const binding of bindings) {
    const head = parents.get(parents.get(binding.id) ?? binding.id)
    const loop = head && parents.get(head)
    if ((loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement') && loop.left === head)
      binding.writes.push({ node: loop, operator: 'of', value: null })
  }
  return {
    bindings,
    bindingOf: (id) => (id ? ofId.get(id) : undefined),
    parentOf: (node) => parents.get(node),
    ownerOf: (node) => owners.get(node) ?? null,
  }
}

/** The names that a pattern declares; `isInside` for names within brackets or braces. */
export function* namesOf(pattern: Pattern, isInside = false): Generator<{ id: Identifier; isInside: boolean }> {
  switch (pattern.type) {
    case 'Identifier':
      yield { id: pattern, isInside }
      break
    case 'ArrayPattern':
      for (const item of pattern.elements) if (item) yield* namesOf(item, true)
      break
    case 'ObjectPattern':
      for (const item of pattern.properties) yield* namesOf(item.type === 'RestElement' ? item : item.value, true)
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
    !parent.type.endsWith('LabeledStatement') && parent.type !== 'BreakStatement' && parent.type !== 'ContinueStatement'
  )
}

function writeOf(node: Identifier, parents: Map<AnyNode, AnyNode>): Write | null {
  let [inner, parent]: [AnyNode, AnyNode | undefined] = [node, parents.get(node)]
  if (parent?.type === 'UpdateExpression') return { node: parent, operator: parent.operator, value: null }
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
  if (parent?.type === 'AssignmentExpression' && parent.left === inner)
    return { node: parent, operator: parent.operator, value: isInside ? null : parent.right }
  if ((parent?.type === 'ForOfStatement' || parent?.type === 'ForInStatement') && parent.left === inner)
    return { node: parent, operator: 'of', value: null }
  return null
}

/** True when the value of `x++` or `x += 1` is used. */
function isValueUsed(node: AnyNode, parents: Map<AnyNode, AnyNode>): boolean {
  const parent = parents.get(node)
  return parent?.type !== 'ExpressionStatement' && !(parent?.type === 'ForStatement' && parent.update === node)
}
