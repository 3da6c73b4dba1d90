import type { SyntaxNode } from '@lezer/common'
import type { IfStatement, Program, Statement } from 'acorn'
import { lowerAssignment, lowerUpdate } from './assignments.ts'
import { hoistedIn, lowerBody, lowerElse } from './bodies.ts'
import { lowerDeletion } from './calls.ts'
import { elements, lowerExpression } from './expressions.ts'
import { lowerClass, lowerFunction, lowerLambda } from './functions.ts'
import { readImports } from './imports.ts'
import { lowerFor } from './loops.ts'
import type { Lowering } from './lowering.ts'
import { readNames } from './names.ts'
import { block, createPlaces, list, literal, notReadable, type Place, parts, splitAt, statement } from './nodes.ts'
import { lowerTarget } from './targets.ts'

/** All the code as a program of JavaScript. */
export function lowerProgram(top: SyntaxNode, code: string): Program {
  const textOf = ({ from, to }: { from: number; to: number }) => code.slice(from, to)
  const self: Lowering = {
    textOf,
    placeOf: createPlaces(code),
    nameOf: readImports(top, textOf),
    names: readNames([], top, textOf),
    expression: (node) => lowerExpression(self, node),
    lambda: (node) => lowerLambda(self, node),
    statements: (nodes) => nodes.flatMap((node) => lowerStatement(self, node)),
    tuple(nodes, place) {
      const [first, second] = splitAt(nodes, ',')
      if (first?.length === 1 && first[0] && second === undefined) return self.expression(first[0])
      return list(place, elements(self, nodes))
    },
    target: (nodes) => lowerTarget(self, nodes),
  }
  const body = self.statements(parts(top))
  return { ...self.placeOf(top), type: 'Program', sourceType: 'script', body: [...hoistedIn(self), ...body] }
}

function lowerStatement(self: Lowering, node: SyntaxNode): Statement[] {
  const place = self.placeOf(node)
  const all = parts(node)
  switch (node.name) {
    case 'StatementGroup':
      return self.statements(all.filter(({ name }) => name !== ';'))
    case 'ExpressionStatement': {
      const [only] = all
      if (!only || /^(String|ContinuedString|Ellipsis)$/.test(only.name)) return []
      return [statement(place, self.tuple(all, place))]
    }
    case 'ImportStatement':
    case 'PassStatement':
    case 'ScopeStatement':
    case 'TypeDefinition':
      return []
    case 'AssignStatement':
      return lowerAssignment(self, node)
    case 'UpdateStatement':
      return [lowerUpdate(self, node)]
    case 'ReturnStatement':
      return [{ ...place, type: 'ReturnStatement', argument: all.length > 1 ? self.tuple(all.slice(1), place) : null }]
    case 'RaiseStatement':
      return [{ ...place, type: 'ThrowStatement', argument: all[1] ? self.expression(all[1]) : literal(place) }]
    case 'BreakStatement':
      return [{ ...place, type: 'BreakStatement', label: null }]
    case 'ContinueStatement':
      return [{ ...place, type: 'ContinueStatement', label: null }]
    case 'AssertStatement':
      return all[1] ? [statement(place, self.expression(all[1]))] : []
    case 'DeleteStatement':
      return all.slice(1).flatMap((each) => {
        const deletion = lowerDeletion(self, each)
        return deletion ? [statement(place, deletion)] : []
      })
    case 'IfStatement':
      return [lowerIf(self, node, place, all)]
    case 'ForStatement':
      return lowerFor(self, node)
    case 'WhileStatement':
      return lowerWhile(self, node, place, all)
    case 'TryStatement':
      return [lowerTry(self, place, all)]
    case 'WithStatement':
      return lowerWith(self, node, place, all)
    case 'FunctionDefinition':
      return [lowerFunction(self, node, [])]
    case 'DecoratedStatement': {
      const [last, decorators] = [all.at(-1), all.slice(0, -1)]
      if (last?.name !== 'FunctionDefinition') return last ? lowerStatement(self, last) : []
      return [lowerFunction(self, last, decorators)]
    }
    case 'ClassDefinition':
      return [lowerClass(self, node)]
    default:
      throw notReadable(node)
  }
}

function lowerIf(self: Lowering, node: SyntaxNode, place: Place, [, test, body, ...rest]: SyntaxNode[]): IfStatement {
  if (!test || !body) throw notReadable(node)
  const [word, ...more] = rest
  const at = word ? { ...self.placeOf({ from: word.from, to: place.end }) } : place
  const alternate = !word
    ? null
    : word.name === 'elif'
      ? lowerIf(self, node, at, [word, ...more])
      : more[0]
        ? lowerBody(self, more[0])
        : null
  return { ...place, type: 'IfStatement', test: self.expression(test), consequent: lowerBody(self, body), alternate }
}

function lowerWhile(self: Lowering, node: SyntaxNode, place: Place, [, test, body]: SyntaxNode[]): Statement[] {
  if (!test || !body) throw notReadable(node)
  const until = self.placeOf({ from: place.start, to: body.to })
  return [
    { ...until, type: 'WhileStatement', test: self.expression(test), body: lowerBody(self, body) },
    ...lowerElse(self, node),
  ]
}

function lowerTry(self: Lowering, place: Place, all: SyntaxNode[]): Statement {
  const bodies: Record<string, Statement[]> = {}
  let word = 'try'
  for (const part of all) {
    if (/^(try|except|else|finally)$/.test(part.name)) word = part.name
    else if (part.name === 'Body') bodies[word] = [...(bodies[word] ?? []), ...lowerBody(self, part).body]
  }
  const [caught, last] = [bodies.except ?? [], bodies.finally]
  return {
    ...place,
    type: 'TryStatement',
    block: block(place, [...(bodies.try ?? []), ...(bodies.else ?? [])]),
    handler: { ...place, type: 'CatchClause', param: null, body: block(place, caught) },
    finalizer: last ? block(place, last) : null,
  }
}

function lowerWith(self: Lowering, node: SyntaxNode, place: Place, all: SyntaxNode[]): Statement[] {
  const body = all.at(-1)
  if (body?.name !== 'Body' || all.some(({ name }) => name === 'as')) throw notReadable(node)
  return [...all.slice(1, -1).map((part) => statement(place, self.expression(part))), ...lowerBody(self, body).body]
}
