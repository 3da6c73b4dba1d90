import type { SyntaxNode } from '@lezer/common'
import type { AnyNode, ClassDeclaration, Expression, FunctionDeclaration, Pattern } from 'acorn'
import { namesOf } from '../syntax/scopes.ts'
import { hoistedIn, lowerBody } from './bodies.ts'
import type { Lowering } from './lowering.ts'
import { readNames } from './names.ts'
import { identifier, notReadable, parts, splitAt } from './nodes.ts'

/** A function with its decorators, which rules read. */
export type DecoratedFunction = FunctionDeclaration & { decorators?: AnyNode[] }

/** Lowers `def` with its decorators. */
export function lowerFunction(
  self: Lowering,
  node: SyntaxNode,
  decorators: SyntaxNode[],
): DecoratedFunction {
  const all = parts(node)
  const [name, list, body] = ['VariableName', 'ParamList', 'Body'].map((word) =>
    all.find((part) => part.name === word),
  )
  if (!name || !list || !body) throw notReadable(node)
  const params = lowerParameters(self, list)
  const { statements, names } = inFunction(self, params, body)
  const above = decorators.flatMap((decorator) =>
    parts(decorator).filter(
      ({ name: word }) => word === 'VariableName' || word === 'MemberExpression',
    ),
  )
  self.names.declared.add(self.textOf(name))
  return {
    ...self.placeOf(node),
    type: 'FunctionDeclaration',
    id: identifier(self.placeOf(name), self.textOf(name)),
    params,
    body: { ...statements, body: [...hoistedIn({ ...self, names }), ...statements.body] },
    expression: false,
    generator: false,
    async: false,
    ...(above.length > 0 ? { decorators: above.map(self.expression) } : {}),
  }
}

/** Lowers `lambda x: value`. */
export function lowerLambda(self: Lowering, node: SyntaxNode): Expression {
  const all = parts(node)
  const [list, body] = [all.find(({ name }) => name === 'ParamList'), all.at(-1)]
  if (!list || !body) throw notReadable(node)
  return {
    ...self.placeOf(node),
    type: 'ArrowFunctionExpression',
    params: lowerParameters(self, list),
    body: self.expression(body),
    expression: true,
    generator: false,
    async: false,
  }
}

/** Lowers the body of a function in a new scope of names. */
function inFunction(self: Lowering, params: Pattern[], body: SyntaxNode) {
  const around = self.names
  const parameters = params.flatMap((pattern) => [...namesOf(pattern)].map(({ id }) => id.name))
  const names = readNames(parameters, body, self.textOf)
  self.names = names
  const statements = lowerBody(self, body)
  self.names = around
  return { statements, names }
}

function lowerParameters(self: Lowering, parameters: SyntaxNode): Pattern[] {
  const all = parts(parameters).filter(
    ({ name }) => name !== '(' && name !== ')' && name !== 'TypeDef',
  )
  return splitAt(all, ',').flatMap<Pattern>(([first, second, third]) => {
    if (!first || first.name === '/') return []
    const place = self.placeOf(first)
    if (first.name === '*' || first.name === '**') {
      if (!second) return []
      const argument = identifier(self.placeOf(second), self.textOf(second))
      return [{ ...place, type: 'RestElement', argument }]
    }
    const name = identifier(place, self.textOf(first))
    if (second?.name !== 'AssignOp' || !third) return [name]
    return [{ ...place, type: 'AssignmentPattern', left: name, right: self.expression(third) }]
  })
}

/** Lowers a class with its methods and ignores other members. */
export function lowerClass(self: Lowering, node: SyntaxNode): ClassDeclaration {
  const [place, all] = [self.placeOf(node), parts(node)]
  const name = all.find(({ name: word }) => word === 'VariableName')
  const body = all.at(-1)
  if (!name || !body) throw notReadable(node)
  const methods = parts(body).flatMap((part) => {
    const definition = part.name === 'DecoratedStatement' ? parts(part).at(-1) : part
    if (definition?.name !== 'FunctionDefinition') return []
    const { id, ...rest } = lowerFunction(self, definition, [])
    return [
      {
        ...self.placeOf(definition),
        type: 'MethodDefinition' as const,
        key: id ?? identifier(place, ''),
        value: { ...rest, id: null, type: 'FunctionExpression' as const },
        kind: 'method' as const,
        computed: false,
        static: false,
      },
    ]
  })
  return {
    ...place,
    type: 'ClassDeclaration',
    id: identifier(self.placeOf(name), self.textOf(name)),
    superClass: null,
    body: { ...self.placeOf(body), type: 'ClassBody', body: methods },
  }
}
