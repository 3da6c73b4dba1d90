import type { SyntaxNode } from '@lezer/common'
import { below } from './names.ts'
import { parts, splitAt } from './nodes.ts'

/** Maps the names that code gives to imports, and collects the names that the code defines. */
export function readImports(
  top: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
): (callee: SyntaxNode) => string | null {
  const modules = new Set<string>()
  const renamed = new Map<string, string>()
  const own = new Set<string>()
  for (const node of below(top, () => true)) {
    if (node.name === 'ImportStatement') readImport(node)
    else for (const name of definedNames(node)) own.add(textOf(name))
  }

  function readImport(node: SyntaxNode) {
    const all = parts(node).filter(({ name }) => name !== '(' && name !== ')')
    const at = all.findIndex(({ name }) => name === 'import')
    for (const group of splitAt(all.slice(at + 1), ',')) {
      const [name, ...rest] = group
      if (!name) continue
      const known = rest.find(({ name: word }) => word === 'VariableName' && rest.some(({ name: as }) => as === 'as'))
      if (all[0]?.name === 'from') renamed.set(textOf(known ?? name), textOf(name))
      else modules.add(textOf(known ?? name))
    }
  }

  return (callee) => {
    if (callee.name === 'MemberExpression') {
      const [module, , name] = parts(callee)
      const isModule = module?.name === 'VariableName' && modules.has(textOf(module)) && !own.has(textOf(module))
      return isModule && name?.name === 'PropertyName' ? textOf(name) : null
    }
    if (callee.name !== 'VariableName') return null
    const name = textOf(callee)
    return own.has(name) ? null : (renamed.get(name) ?? name)
  }
}

/** The names that a node defines. */
function definedNames(node: SyntaxNode): SyntaxNode[] {
  const all = parts(node)
  switch (node.name) {
    case 'FunctionDefinition':
    case 'ClassDefinition':
      return all.filter(({ name }) => name === 'VariableName').slice(0, 1)
    case 'ParamList':
      return all.filter(({ name }, index) => name === 'VariableName' && all[index - 1]?.name !== 'AssignOp')
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
    .flatMap((node) => [...below(node, ({ name }) => /^(Tuple|Array|Parenthesized)Expression$/.test(name))])
    .filter(({ name, parent }) => name === 'VariableName' && parent?.name !== 'MemberExpression')
