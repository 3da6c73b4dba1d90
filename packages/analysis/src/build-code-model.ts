import { spell } from '@sightline/languages/spelling'
import type { AnyNode, Program } from 'acorn'
import { type Bounds, parseBounds } from './bounds.ts'
import type { AnalysedQuestion, CodeModel, CodeParser } from './code-model.ts'
import { estimateCost } from './cost/estimate-cost.ts'
import { constant, type Extent, larger, ONCE, product, sized } from './cost/extent.ts'
import { extentOf, itemOf, listOf, numberUpTo, type Shape } from './cost/shape.ts'
import { resolveScopes } from './syntax/scopes.ts'
import {
  children,
  type FunctionNode,
  isFunction,
  isIdentifier,
  isLoop,
  type SyntaxFault,
} from './syntax/syntax.ts'

/**
 * Parses code. Returns a fault for a syntax error, and null for unsupported syntax, a missing entry
 * function or very long code.
 */
export function buildCodeModel(
  code: string,
  parser: CodeParser,
  { signature, ...question }: AnalysedQuestion,
): CodeModel | { fault: SyntaxFault } | null {
  const parsed = parser.parse(code)
  if (parsed === null || 'fault' in parsed) return parsed
  const name = spell(signature.name, parser.identifierCase)
  try {
    return modelOfProgram(parsed.program, parser, {
      ...question,
      signature: { ...signature, name },
    })
  } catch (error) {
    // The code is nested deeper than the stack of this analysis allows.
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * Several times the size of the largest solution in the question bank. Some rules compare nodes in
 * pairs, so larger trees would take too long.
 */
const NODES_MAX = 3000
/** Nesting depth of loops. */
const LOOPS_MAX = 20

function modelOfProgram(
  program: Program,
  parser: CodeParser,
  question: AnalysedQuestion,
): CodeModel | null {
  if (isTooMuch(program)) return null
  const scopes = resolveScopes(program)
  const entry = entryOf(program, question.signature.name)
  if (!entry) return null
  const bounds = parseBounds(question.constraints)
  const parameters = question.signature.parameters.map(({ name, type }) =>
    shapeOfInput(name, type, bounds),
  )
  const largestInput = parameters.map(totalOf).reduce(larger, ONCE)
  const cost = estimateCost(
    program,
    scopes,
    entry,
    parameters,
    largestInput,
    largestValueOf(bounds),
  )
  return { parser, program, scopes, entry, question, bounds, cost }
}

function isTooMuch(program: Program): boolean {
  let nodes = 0
  const waiting: { node: AnyNode; loops: number }[] = [{ node: program, loops: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const loops = next.loops + (isLoop(next.node) ? 1 : 0)
    if (++nodes > NODES_MAX || loops > LOOPS_MAX) return true
    for (const node of children(next.node)) waiting.push({ node, loops })
  }
  return false
}

function entryOf(program: Program, name: string): FunctionNode | null {
  for (const statement of program.body) {
    if (statement.type === 'FunctionDeclaration' && statement.id.name === name) return statement
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations)
      if (isIdentifier(id) && id.name === name && init && isFunction(init)) return init
  }
  return null
}

/** Assumed length of rows (pairs, triples) that no constraint bounds. */
const DEFAULT_ROW_LENGTH = constant(3)

function shapeOfInput(name: string, type: string, bounds: Bounds): Shape {
  const steps = (of: string) => bounds.of.get(of)?.max ?? 1
  if (type === 'string') return { kind: 'text', extent: sized(name, steps(`${name}.length`)) }
  if (!type.endsWith('[]'))
    return numberUpTo(sized(name.replace(/\[i\]$/, ' values'), steps(name)), false)
  const length = bounds.of.get(`${name}.length`)?.max
  const extent = length == null ? DEFAULT_ROW_LENGTH : sized(commonName(name, bounds), length)
  return listOf(shapeOfInput(`${name}[i]`, type.slice(0, -2), bounds), extent)
}

/**
 * Lists of equal length share the name of the first list, so that their sizes count as one
 * variable.
 */
function commonName(name: string, { equal }: Bounds): string {
  const group = equal.find((names) => names.includes(`${name}.length`))
  return (group?.[0] ?? name).replace(/\.length$/, '')
}

/** The number of items in an input, including the items of its rows. */
function totalOf(shape: Shape): Extent {
  const extent = extentOf(shape)
  if (!extent) return ONCE
  const inner = extentOf(itemOf(shape))
  return inner && inner.powers.size > 0 ? product(extent, inner) : extent
}

const largestValueOf = ({ of }: Bounds): Extent =>
  [...of]
    .flatMap(([name, { max }]) =>
      max === null || name.endsWith('.length') ? [] : [sized(name, max)],
    )
    .reduce(larger, ONCE)
