import type { Language } from '@sightline/contracts/languages/languages'

/** A function of an answer's code that can be called with the values of an example. */
export interface AnswerFunction {
  name: string
  parameters: string[]
  /** The class that it is a method of. */
  of: string | null
}

/** Sites and people spell names as they like; runners want one spelling. */
export const WRAPPER = 'checkAnswer'

interface Forms {
  /** A function at the outermost level, as the groups `name` and `parameters`. */
  outer: RegExp
  /** A method of a class `Solution`, as practice sites want it. */
  method: RegExp
  /** A function with a name of ours that calls the expression. */
  wrap: (called: string) => string
  /** How a method of a new `Solution` is called. */
  methodOf: (name: string) => string
}

const JAVASCRIPT: Forms = {
  outer:
    /^(?:export )?(?:default )?(?:async )?(?:function (?<name>\w+)\s*(?:<[^>(]*>)?\((?<parameters>[^)]*)\)|(?:const|let|var) (?<arrow>\w+)(?:\s*:[^=]+)? = (?:async )?(?:function\s*\w*\s*)?\((?<more>[^)]*)\))/gm,
  method:
    /^\s+(?:public )?(?<name>(?!if\b|for\b|while\b|switch\b|constructor\b)\w+)\s*\((?<parameters>[^)]*)\)[^;\n]*\{$/gm,
  wrap: (called) => `function ${WRAPPER}(...args) { return ${called}(...args) }`,
  methodOf: (name) => `new Solution().${name}`,
}

/** Languages without an entry are not run. */
const FORMS: Partial<Record<Language, Forms>> = {
  javascript: JAVASCRIPT,
  typescript: {
    ...JAVASCRIPT,
    wrap: (called) =>
      `function ${WRAPPER}(...args: any[]): any { return (${called} as any)(...args) }`,
    methodOf: (name) => `((solution: any) => solution.${name}.bind(solution))(new Solution())`,
  },
  python: {
    outer: /^(?:async )?def (?<name>\w+)\s*\((?<parameters>[^)]*)\)/gm,
    method: /^\s+def (?<name>(?!__)\w+)\s*\(\s*self\s*,?(?<parameters>[^)]*)\)/gm,
    wrap: (called) => `def check_answer(*args):\n    return ${called}(*args)`,
    methodOf: (name) => `Solution().${name}`,
  },
  ruby: {
    outer: /^def (?<name>\w+)\s*\((?<parameters>[^)]*)\)/gm,
    method: /^\s+def (?<name>\w+)\s*\((?<parameters>[^)]*)\)/gm,
    wrap: (called) => `def check_answer(*args)\n  ${called}(*args)\nend`,
    methodOf: (name) => `Solution.new.${name}`,
  },
}

export const isRunLanguage = (language: Language): boolean => FORMS[language] !== undefined

/** The functions of an answer's code, in its order; methods only of a class `Solution`. */
export function answerFunctions(code: string, language: Language): AnswerFunction[] {
  const forms = FORMS[language]
  if (!forms) return []
  const outer = functionsIn(code, forms.outer, null)
  const inClass = /^(?:export )?class Solution\b/m.test(code)
    ? functionsIn(code, forms.method, 'Solution')
    : []
  return [...outer, ...inClass]
}

function functionsIn(code: string, form: RegExp, of: string | null): AnswerFunction[] {
  return [...code.matchAll(form)].flatMap(({ groups = {} }) => {
    const name = groups.name ?? groups.arrow
    return name
      ? [{ name, parameters: parameterNames(groups.parameters ?? groups.more ?? ''), of }]
      : []
  })
}

/** The names of parameters, without types and default values. */
function parameterNames(parameters: string): string[] {
  let text = parameters
  // From the inside out: types such as `Map<string, number[]>` hold commas.
  for (const bracket of [/\[[^[\]]*\]/g, /<[^<>]*>/g, /\{[^{}]*\}/g]) {
    let before = ''
    while (before !== text) {
      before = text
      text = text.replace(bracket, '')
    }
  }
  return text.split(',').flatMap((part) => /[A-Za-z_]\w*/.exec(part)?.[0] ?? [])
}

/** The code with a function `WRAPPER` that calls another one, and the imports that sites give. */
export function callableCode(
  code: string,
  { name, of }: AnswerFunction,
  language: Language,
): string {
  const imports =
    language === 'python' &&
    /\b(?:List|Dict|Set|Tuple|Optional)\[/.test(code) &&
    !/\btyping\b/.test(code)
      ? 'from typing import *\n'
      : ''
  const forms = FORMS[language]
  const wrapper = forms?.wrap(of === null ? name : forms.methodOf(name)) ?? ''
  return `${imports}${code}\n\n${wrapper}\n`
}

/**
 * The function that solves the problem: the one of the page's name, else one that no other calls.
 * `page`: what the screen shows, with the signature to complete.
 */
export function mainFunction(
  functions: readonly AnswerFunction[],
  code: string,
  page: string,
): AnswerFunction | undefined {
  const calls = (name: string) => code.match(new RegExp(`\\b${name}\\s*\\(`, 'g'))?.length ?? 0
  return (
    functions.find(({ name }) => new RegExp(`\\b${name}\\b`).test(page)) ??
    // A function is written before brackets where it is defined, and once more where it is called.
    functions.find(({ name, of }) => of !== null && !name.startsWith('_')) ??
    functions.findLast(({ name }) => calls(name) <= 1) ??
    functions.at(-1)
  )
}
