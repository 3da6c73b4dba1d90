import type { Language } from '@sightline/contracts/languages/languages'

/**
 * A usual mistake that code may contain. Whether the mistake is a cause of failures shows when the
 * repaired code runs.
 */
export type Repair = {
  line: number
  /** What is wrong, as one sentence of Markdown that is true if the repaired code is right. */
  cause: string
  /** The whole code without the mistake. */
  code: string
  /** Whether code with the mistake may never end. */
  mayBeEndless: boolean
}

/** A mistake that a pattern finds within one line of code. */
type Mistake = {
  pattern: RegExp
  repair: (match: string, ...groups: string[]) => string
  cause: string
  mayBeEndless?: true
}

/** A variable, an item, a field, a call or a parenthesised expression. */
const OPERAND = String.raw`(?:[\w.]+(?:\[[^\[\]]*\]|\([^()]*\))*|\((?:[^()]|\([^()]*\))*\))`
const pattern = (source: string) => new RegExp(source.replaceAll('OPERAND', OPERAND), 'g')

const REMAINDER =
  'the remainder `%` of a negative number is negative here; add the divisor and take the remainder once more.'
const TRUTH =
  '0 counts as false where a value is tested for truth; ask whether there is a value at all.'
const SHARED = 'all rows are one and the same list, so a change of one row changes every row.'
const ALIASED =
  'the list itself is stored, so later changes of the list change the result too; store a copy.'
const PAST_THE_END = '`<=` goes one too far: the last turn reads behind the end of the list.'

const remainder: Mistake = {
  pattern: pattern('(?<![\\w.]|[*/%] )(OPERAND) ?% ?(OPERAND)'),
  repair: (_match, value, divisor) => `(((${value}) % (${divisor}) + (${divisor})) % (${divisor}))`,
  cause: REMAINDER,
}

const JAVASCRIPT: Mistake[] = [
  remainder,
  {
    pattern: pattern('(OPERAND) >>>? (\\d+)'),
    repair: (_match, value, bits) => `Math.floor((${value}) / 2 ** ${bits})`,
    cause:
      '`>>` works on 32 bits and gives wrong results from 2³¹ on; divide and round with `Math.floor`.',
    mayBeEndless: true,
  },
  {
    pattern: pattern('(OPERAND) \\| 0(?![\\w.])'),
    repair: (_match, value) => `Math.trunc(${value})`,
    cause: '`| 0` works on 32 bits and gives wrong results from 2³¹ on; round with `Math.trunc`.',
    mayBeEndless: true,
  },
  {
    pattern: pattern('\\b(if|while) \\((!?)(OPERAND)\\)'),
    repair: (_match, word, not, value) =>
      `${word} (${not}((${value}) != null && (${value}) !== false))`,
    cause: TRUTH,
  },
  {
    // Only a default for a missing value: `||` between conditions and in comparators means
    // something else.
    pattern: pattern(
      '(?<![\\w.]|[-+*/%<>&|] |== )(OPERAND) \\|\\| (?=-?\\d|Infinity\\b|null\\b|undefined\\b|\\[\\])',
    ),
    repair: (_match, value) => `${value} ?? `,
    cause: TRUTH,
  },
  {
    pattern:
      /(?:new )?Array\(([^()]*)\)\.fill\((\[.*\]|(?:new )?Array\([^()]*\)(?:\.fill\([^()]*\))?)\)/g,
    repair: (_match, length, row) => `Array.from({ length: ${length} }, () => ${row})`,
    cause: SHARED,
  },
  {
    pattern: /\.push\((\w+)\)/g,
    repair: (_match, list) => `.push(Array.isArray(${list}) ? ${list}.slice() : ${list})`,
    cause: ALIASED,
  },
  {
    pattern: /<= (\w+\.length)(?![\w ]* -)/g,
    repair: (_match, end) => `< ${end}`,
    cause: PAST_THE_END,
  },
]

const PYTHON: Mistake[] = [
  {
    pattern: pattern('\\b(if|while|elif) (not )?(OPERAND):'),
    repair: (_match, word, not, value) =>
      not
        ? `${word} (${value}) is None or (${value}) is False:`
        : `${word} (${value}) is not None and (${value}) is not False:`,
    cause: TRUTH,
  },
  {
    pattern: pattern('\\[(\\[[^\\[\\]]*\\](?: \\* OPERAND)?)\\] \\* (OPERAND)'),
    repair: (_match, row, count) => `[${row} for _ in range(${count})]`,
    cause: SHARED,
  },
  {
    pattern: /\.append\((\w+)\)/g,
    repair: (_match, list) => `.append(${list}[:] if isinstance(${list}, list) else ${list})`,
    cause: ALIASED,
  },
  {
    pattern: /\brange\((len\(\w+\)) \+ 1\)/g,
    repair: (_match, end) => `range(${end})`,
    cause: 'the range goes one too far: its last position lies behind the end of the list.',
  },
]

const RUBY: Mistake[] = [
  {
    pattern: /Array\.new\(([^(),]+), (\[.*\]|Array\.new\([^()]*\))\)/g,
    repair: (_match, length, row) => `Array.new(${length}) { ${row} }`,
    cause: SHARED,
  },
  {
    pattern: /Hash\.new\(\[\]\)/g,
    repair: () => 'Hash.new { |hash, key| hash[key] = [] }',
    cause: 'all keys share one default list, which is never stored under a key.',
  },
  { pattern: /<< ([a-z_]\w*)$/g, repair: (_match, list) => `<< ${list}.dup`, cause: ALIASED },
  {
    pattern: /\((\d+)\.\.(\w+\.(?:length|size))\)/g,
    repair: (_match, from, end) => `(${from}...${end})`,
    cause: '`..` includes its end: the last turn reads behind the end of the list; use `...`.',
  },
]

const CPP: Mistake[] = [
  remainder,
  {
    pattern: /^(\s+)int (?=\w+ = )/g,
    repair: (_match, indent) => `${indent}long long `,
    cause: '`int` overflows here: the value needs more than 32 bits; use `long long`.',
    mayBeEndless: true,
  },
  {
    pattern: /<= (?:\(int\)\s?)?(\w+\.size\(\))(?! -)/g,
    repair: (_match, end) => `< ${end}`,
    cause: PAST_THE_END,
  },
]

const MISTAKES: Partial<Record<Language, { comment: string; mistakes: Mistake[] }>> = {
  javascript: { comment: '//', mistakes: JAVASCRIPT },
  typescript: { comment: '//', mistakes: JAVASCRIPT },
  python: { comment: '#', mistakes: PYTHON },
  ruby: { comment: '# ', mistakes: RUBY },
  cpp: { comment: '//', mistakes: CPP },
}

/**
 * The usual mistakes that code may contain, each with the code repaired in one place, in the order
 * of the lines.
 */
export function repairsOf(code: string, language: Language): Repair[] {
  const { comment, mistakes } = MISTAKES[language] ?? { comment: '', mistakes: [] }
  const lines = code.split('\n')
  return lines.flatMap((text, index) => {
    const end = comment ? text.indexOf(comment) : -1
    const [source, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
    return mistakes.flatMap(({ pattern, repair, cause, mayBeEndless = false }) => {
      const repaired = source
        .trimEnd()
        .replace(pattern, (match, ...groups) => repair(match, ...groups))
      if (repaired === source.trimEnd()) return []
      return [
        {
          line: index + 1,
          cause,
          code: lines.with(index, `${repaired} ${rest}`).join('\n'),
          mayBeEndless,
        },
      ]
    })
  })
}
