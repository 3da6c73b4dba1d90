import type { Language } from '@sightline/contracts/languages/languages'
import type { Signature, TestCase, Value } from '@sightline/contracts/questions/questions'
import type { ScreenExample } from '../screen/screen-examples.ts'
import { answerCode } from './answer-repair.ts'

/** The code of an answer and the examples to run it on. */
export interface ExampleRun {
  code: string
  signature: Signature
  tests: TestCase[]
}

const PARAMETERS_MAX = 6

/**
 * How a function at the outermost level begins, by language. Languages without an entry are not
 * run.
 */
const FUNCTIONS: Partial<Record<Language, RegExp>> = {
  javascript:
    /^(?:export )?(?:async )?(?:function (\w+)\s*\(([^)]*)\)|(?:const|let) (\w+) = (?:async )?\(([^)]*)\) =>)/gm,
  typescript: /^(?:export )?function (\w+)\s*(?:<[^>]*>)?\(([^)]*)\)/gm,
  python: /^def (\w+)\s*\(([^)]*)\)/gm,
  ruby: /^def (\w+)\s*\(([^)]*)\)/gm,
}

/**
 * What to run to check an answer: the last function of its last code block that takes as many
 * arguments as the examples give. Null when there are no examples, no such function, or values of
 * no single type.
 */
export function exampleRun(
  answer: string,
  examples: readonly ScreenExample[],
  language: Language,
): ExampleRun | null {
  const code = answerCode(answer)
  const [first] = examples
  if (!code || !first || first.args.length === 0 || first.args.length > PARAMETERS_MAX) return null
  const fitting = examples.filter(({ args }) => args.length === first.args.length)
  const name = functionNames(code, language, first.args.length).at(-1)
  const types = first.args.map((_, index) => typeOf(fitting.map(({ args }) => args[index] ?? null)))
  const returns = typeOf(fitting.map(({ expected }) => expected))
  if (!name || returns === null || types.includes(null)) return null
  const parameters = types.flatMap((type, index) =>
    type === null ? [] : [{ name: `argument${index + 1}`, type }],
  )
  const tests = fitting.map(({ args, expected }, index) => ({
    name: `Example ${index + 1}`,
    args,
    expected,
  }))
  return { code, signature: { name: camelCase(name), parameters, returns }, tests }
}

function functionNames(code: string, language: Language, arity: number): string[] {
  const begin = FUNCTIONS[language]
  if (!begin) return []
  return [...code.matchAll(begin)].flatMap(([, name, parameters, arrowName, arrowParameters]) => {
    const own = name ?? arrowName
    const count = (parameters ?? arrowParameters ?? '')
      .split(',')
      .filter((part) => part.trim() !== '').length
    return own && count === arity ? [own] : []
  })
}

/** Signatures have names in camelCase; runners convert them to what the language uses. */
const camelCase = (name: string) =>
  name.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The type of all these values; null where no type fits. */
function typeOf(values: Value[]): string | null {
  if (values.every((value) => typeof value === 'number'))
    return values.every((value) => Number.isInteger(value)) ? 'int' : 'float'
  if (values.every((value) => typeof value === 'boolean')) return 'bool'
  if (values.every((value) => typeof value === 'string')) return 'string'
  if (!values.every((value) => Array.isArray(value))) return null
  const items = values.flat()
  // Nothing tells the type of empty lists, and it does not matter.
  const item = items.length === 0 ? 'int' : typeOf(items)
  return item && `${item}[]`
}
