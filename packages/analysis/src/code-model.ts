import type { CandidateQuestion } from '@sightline/contracts/questions'
import { functionName } from '@sightline/languages/function-name'
import type { AnyNode, Program } from 'acorn'
import { type Bounds, parseBounds } from './bounds.ts'
import type { CodeParser } from './code-parser.ts'
import { constant, type Extent, larger, ONCE, product, sized } from './cost/extent.ts'
import type { CostEstimate } from './cost/interpreter.ts'
import { estimateCost } from './cost/measure.ts'
import { extentOf, itemOf, listOf, numberUpTo, type Shape } from './cost/shape.ts'
import { resolveScopes, type Scopes } from './syntax/scopes.ts'
import { children, type FunctionNode, isFunction, isIdentifier, isLoop, type SyntaxFault } from './syntax/syntax.ts'

/** What the analysis needs to know of a question: all of it is the candidate's to see. */
export type AnalysedQuestion = Pick<CandidateQuestion, 'signature' | 'constraints' | 'statement'>

/** Code as the rules see it. */
export type CodeModel = {
  parser: CodeParser
  program: Program
  scopes: Scopes
  /** The function that the tests call. */
  entry: FunctionNode
  question: AnalysedQuestion
  bounds: Bounds
  cost: CostEstimate
}

/** Reads code; a fault when it cannot be parsed, null when it is beyond the reader, the function is missing or the code is very long. */
export function buildCodeModel(
  code: string,
  reader: CodeParser,
  { signature, ...question }: AnalysedQuestion,
): CodeModel | { fault: SyntaxFault } | null {
  const parsed = reader.parse(code)
  if (parsed === null || 'fault' in parsed) return parsed
  const name = functionName(signature, reader.language)
  try {
    return modelOfProgram(parsed.program, reader, { ...question, signature: { ...signature, name } })
  } catch (error) {
    // Code nested so deep that going through it takes more stack than there is.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Nodes of a tree: several times what any solution of the bank has. Rules compare parts with parts, so that more would take too long. */
const NODES_MAX = 3000
/** Loops within each other. */
const LOOPS_MAX = 20

function modelOfProgram(program: Program, parser: CodeParser, question: AnalysedQuestion): CodeModel | null {
  if (isTooMuch(program)) return null
  const scopes = resolveScopes(program)
  const entry = entryOf(program, question.signature.name)
  if (!entry) return null
  const bounds = parseBounds(question.constraints)
  const parameters = question.signature.parameters.map(({ name, type }) => shapeOfInput(name, type, bounds))
  const largestInput = parameters.map(totalOf).reduce(larger, ONCE)
  const cost = estimateCost(program, scopes, entry, parameters, largestInput, largestValueOf(bounds))
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

/** Pairs and the like: rows of a list whose length no constraint tells. */
const DEFAULT_ROW_LENGTH = constant(3)

function shapeOfInput(name: string, type: string, bounds: Bounds): Shape {
  const steps = (of: string) => bounds.of.get(of)?.max ?? 1
  if (type === 'string') return { kind: 'text', extent: sized(name, steps(`${name}.length`)) }
  if (!type.endsWith('[]')) return numberUpTo(sized(name.replace(/\[i\]$/, ' values'), steps(name)), false)
  const length = bounds.of.get(`${name}.length`)?.max
  const extent = length == null ? DEFAULT_ROW_LENGTH : sized(commonName(name, bounds), length)
  return listOf(shapeOfInput(`${name}[i]`, type.slice(0, -2), bounds), extent)
}

/** Lists of the same length share the name of the first of them. */
function commonName(name: string, { equal }: Bounds): string {
  const group = equal.find((names) => names.includes(`${name}.length`))
  return (group?.[0] ?? name).replace(/\.length$/, '')
}

/** All the items of an input, those of its rows included. */
function totalOf(shape: Shape): Extent {
  const extent = extentOf(shape)
  if (!extent) return ONCE
  const inner = extentOf(itemOf(shape))
  return inner && inner.powers.size > 0 ? product(extent, inner) : extent
}

const largestValueOf = ({ of }: Bounds): Extent =>
  [...of]
    .flatMap(([name, { max }]) => (max === null || name.endsWith('.length') ? [] : [sized(name, max)]))
    .reduce(larger, ONCE)
