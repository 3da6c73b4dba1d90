import type { SyntaxNode } from '@lezer/common'
import type { BlockStatement, IfStatement, Program, Statement } from 'acorn'
import { declarationsOf, declare, give, lowerAssignment, lowerUpdate } from './assignments.ts'
import { hoistedIn, lowerBody, lowerElse } from './bodies.ts'
import { lowerDeletion } from './calls.ts'
import { elements, lowerExpression, lowerYield } from './expressions.ts'
import { lowerClass, lowerFunction, lowerLambda } from './functions.ts'
import { readImports } from './imports.ts'
import { lowerFor } from './loops.ts'
import type { Lowering } from './lowering.ts'
import { below, readNames } from './names.ts'
import {
  block,
  call,
  createPlaces,
  identifier,
  list,
  literal,
  notReadable,
  type Place,
  parts,
  splitAt,
  statement,
} from './nodes.ts'
import { lowerTarget } from './targets.ts'

/** Lowers a whole Python file to a program. */
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
  return {
    ...self.placeOf(top),
    type: 'Program',
    sourceType: 'script',
    body: [...hoistedIn(self), ...body],
  }
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
    case 'YieldStatement':
      return [statement(place, lowerYield(self, place, all))]
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
      return [
        {
          ...place,
          type: 'ReturnStatement',
          argument: all.length > 1 ? self.tuple(all.slice(1), place) : null,
        },
      ]
    case 'RaiseStatement':
      return [
        {
          ...place,
          type: 'ThrowStatement',
          argument: all[1] ? self.expression(all[1]) : literal(place),
        },
      ]
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
    case 'MatchStatement':
      return lowerMatch(self, node, place, all)
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

function lowerIf(
  self: Lowering,
  node: SyntaxNode,
  place: Place,
  [, test, body, ...rest]: SyntaxNode[],
): IfStatement {
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
  return {
    ...place,
    type: 'IfStatement',
    test: self.expression(test),
    consequent: lowerBody(self, body),
    alternate,
  }
}

function lowerWhile(
  self: Lowering,
  node: SyntaxNode,
  place: Place,
  [, test, body]: SyntaxNode[],
): Statement[] {
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
    else if (part.name === 'Body')
      bodies[word] = [...(bodies[word] ?? []), ...lowerBody(self, part).body]
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

/**
 * Lowers `with`. The context manager may swallow errors, so the following code counts as reachable.
 */
function lowerWith(self: Lowering, node: SyntaxNode, place: Place, all: SyntaxNode[]): Statement[] {
  const body = all.at(-1)
  if (body?.name !== 'Body') throw notReadable(node)
  const opened = splitAt(all.slice(1, -1), ',').flatMap(([value, word, target]) => {
    if (!value) return []
    const expression = self.expression(value)
    if (word?.name !== 'as' || !target) return [statement(place, expression)]
    return give(self, self.placeOf(target), self.target([target]), expression)
  })
  return [
    ...opened,
    {
      ...place,
      type: 'TryStatement',
      block: lowerBody(self, body),
      handler: null,
      finalizer: null,
    },
  ]
}

/** Lowers `match` to a chain of unknown conditions. */
function lowerMatch(
  self: Lowering,
  node: SyntaxNode,
  place: Place,
  [, subject, cases]: SyntaxNode[],
): Statement[] {
  if (!subject || !cases) throw notReadable(node)
  const clauses = parts(cases).filter(({ name }) => name === 'MatchClause')
  const chain = clauses.reduceRight<IfStatement | BlockStatement | null>((alternate, clause) => {
    const [, pattern, ...rest] = parts(clause)
    const body = rest.at(-1)
    if (!pattern || !body) throw notReadable(clause)
    const at = self.placeOf(clause)
    const captured = [...below(pattern, () => true)].filter(({ name }) => name === 'CapturePattern')
    const names = captured.map((each) => identifier(self.placeOf(each), self.textOf(each)))
    const fresh = declarationsOf(
      names.flatMap((name) => (name.name === '_' ? [] : declare(self, name))),
    )
    const inner = lowerBody(self, body)
    const consequent = { ...inner, body: [...fresh, ...inner.body] }
    if (self.textOf(pattern) === '_' && rest.length === 1) return consequent
    const test = call(at, identifier(at, 'matches'), [])
    return { ...at, type: 'IfStatement', test, consequent, alternate }
  }, null)
  return [statement(place, self.expression(subject)), ...(chain ? [chain] : [])]
}
