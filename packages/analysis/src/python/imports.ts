import type { SyntaxNode } from '@lezer/common'
import { below } from './names.ts'
import { parts, splitAt } from './nodes.ts'

/**
 * Returns a function that gives the standard name of a callee or a constant (`heappush` for
 * `hq.heappush`, `inf` for `math.inf`, `len` for `len`), or null for a name that the code defines
 * anywhere. Scopes are ignored.
 */
export function readImports(
  top: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
): (node: SyntaxNode) => string | null {
  const modules = new Set<string>()
  const originalNames = new Map<string, string>()
  const definedHere = new Set<string>()
  for (const node of below(top, () => true)) {
    if (node.name === 'ImportStatement') readImport(node)
    else for (const name of definedNames(node)) definedHere.add(textOf(name))
  }

  function readImport(node: SyntaxNode) {
    const all = parts(node).filter(({ name }) => name !== '(' && name !== ')')
    const at = all.findIndex(({ name }) => name === 'import')
    for (const group of splitAt(all.slice(at + 1), ',')) {
      const [name] = group
      if (!name) continue
      // The alias stands last: `import os.path as p`.
      const alias = group.some(({ name: type }) => type === 'as') ? group.at(-1) : undefined
      if (all[0]?.name === 'from') originalNames.set(textOf(alias ?? name), textOf(name))
      else modules.add(textOf(alias ?? name))
    }
  }

  return (node) => {
    if (node.name === 'MemberExpression') {
      const [module, , name] = parts(node)
      const isModule =
        module?.name === 'VariableName' &&
        modules.has(textOf(module)) &&
        !definedHere.has(textOf(module))
      return isModule && name?.name === 'PropertyName' ? textOf(name) : null
    }
    if (node.name !== 'VariableName') return null
    const name = textOf(node)
    return definedHere.has(name) ? null : (originalNames.get(name) ?? name)
  }
}

/**
 * The names that a node defines. Targets of comprehensions, `with` and `except` are not collected.
 */
function definedNames(node: SyntaxNode): SyntaxNode[] {
  const all = parts(node)
  switch (node.name) {
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return all.filter(({ name }) => name === 'VariableName').slice(0, 1)
    case 'ParamList':
      return all.filter(
        ({ name }, index) => name === 'VariableName' && all[index - 1]?.name !== 'AssignOp',
      )
    case 'AssignStatement': {
      const last = all.findLastIndex(({ name }) => name === 'AssignOp')
      return plainNames(all.slice(0, last))
    }
    case 'NamedExpression':
      return all.slice(0, 1)
    case 'ForStatement':
      return plainNames(
        all.slice(
          1,
          all.findIndex(({ name }) => name === 'in'),
        ),
      )
    default:
      return []
  }
}

const plainNames = (nodes: SyntaxNode[]): SyntaxNode[] =>
  nodes
    .flatMap((node) => [
      ...below(node, ({ name }) =>
        /^((Tuple|Array|Parenthesized)Expression|VariableName)$/.test(name),
      ),
    ])
    .filter(({ name, parent }) => name === 'VariableName' && parent?.name !== 'MemberExpression')
