import { Language } from '@sightline/contracts/languages/languages'
import { BROWSER_PROGRAM_LANGUAGES } from '@sightline/languages/offered-languages'
import { LANGUAGES } from '@sightline/languages/registry'
import type { z } from 'zod'
import { isRecord, readFrontMatter } from './front-matter.ts'
import { type Question, QuestionOutline, type QuestionTests, testsSchema } from './question.ts'
import { expandValue } from './value-shorthand.ts'

/** The files of one question's folder: text by path within it, for example `reference/ruby.rb`. */
export type QuestionFiles = Readonly<Record<string, string>>

/** An invalid question folder; the message names the file and the fault. */
export class QuestionError extends Error {
  constructor(slug: string, file: string, fault: string) {
    super(`questions/${slug}/${file}: ${fault}`)
    this.name = 'QuestionError'
  }
}

/** The file of the tests in a question's folder. */
export const TESTS_FILE = 'tests.json'
/** The file of a reference solution in a question's folder: `reference/ruby.rb`. */
export const referenceFile = (language: Language) =>
  `reference/${language}.${LANGUAGES[language].extension}`

/** The file of the given code in a question's folder: `given/ruby.rb`. */
export const givenFile = (language: Language) =>
  `given/${language}.${LANGUAGES[language].extension}`

/**
 * Parses a question's folder: `question.md` (YAML front matter, then the statement), `tests.json`,
 * the mandatory references `reference/{javascript.js,python.py}`, the optional references in other
 * languages, or of a query `reference/sql.sql`, the given code `given/` of questions that have
 * some, and the files in `wrong/` that the front matter names.
 * @throws QuestionError
 */
export function parseQuestion(slug: string, files: QuestionFiles): Question {
  const outline = parseOutline(slug, files)
  return { ...outline, tests: parseTests(outline, readFile(slug, files, TESTS_FILE)) }
}

/** Parses everything except the tests, which take most of the time. @throws QuestionError */
export function parseOutline(slug: string, files: QuestionFiles): QuestionOutline {
  const read = (path: string) => readFile(slug, files, path)
  const readIfThere = (language: Language) => {
    const text = files[referenceFile(language)]
    return text === undefined ? {} : { [language]: text }
  }
  const { matter, body: statement } = readFrontMatter(read('question.md'), (fault) => {
    throw new QuestionError(slug, 'question.md', fault)
  })
  const result = QuestionOutline.safeParse({
    ...matter,
    signature: withCalls(withRows(matter.signature)),
    slug,
    statement,
    references:
      matter.kind === 'sql'
        ? { sql: read('reference/sql.sql') }
        : {
            javascript: read('reference/javascript.js'),
            python: read('reference/python.py'),
            ...readIfThere('typescript'),
            ...readIfThere('ruby'),
            ...readIfThere('cpp'),
          },
    ...(hasGivenFolder(files) && { givenCode: readGivenCode(read) }),
    wrong: Array.isArray(matter.wrong)
      ? matter.wrong.map((entry) => readWrong(slug, entry, read))
      : matter.wrong,
  })
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new QuestionError(slug, fileOfIssue(issue), `${issue?.path.join('.')}: ${issue?.message}`)
}

/**
 * Parses a question's tests and expands short forms of long inputs.
 * @param text the content of tests.json
 * @throws QuestionError
 */
export function parseTests(
  { slug, signature }: Pick<QuestionOutline, 'slug' | 'signature'>,
  text: string,
): QuestionTests {
  const result = testsSchema({ signature }).safeParse(readTests(slug, text))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new QuestionError(
    slug,
    TESTS_FILE,
    `${['tests', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`,
  )
}

function readTests(slug: string, text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => expandValue(value))
  } catch (error) {
    throw new QuestionError(
      slug,
      TESTS_FILE,
      error instanceof Error ? error.message : String(error),
    )
  }
}

function readFile(slug: string, files: QuestionFiles, path: string): string {
  const text = files[path]
  if (text === undefined) throw new QuestionError(slug, path, 'is missing')
  return text
}

/**
 * The signature of a class with the calls of a test as the last parameter, and their results, which
 * authors leave out.
 */
function withCalls(signature: unknown): unknown {
  if (!isRecord(signature) || signature.methods === undefined) return signature
  const own = Array.isArray(signature.parameters) ? signature.parameters : []
  return {
    ...signature,
    parameters: [...own, { name: 'calls', type: 'call[]' }],
    returns: 'result[]',
  }
}

/**
 * The signature of a query with its tables as parameters, and the rows that it returns, which
 * authors leave out.
 */
function withRows(signature: unknown): unknown {
  if (!isRecord(signature) || !Array.isArray(signature.tables)) return signature
  const parameters = signature.tables.map((table) => ({
    name: isRecord(table) ? table.name : '',
    type: 'row[]',
  }))
  return { ...signature, parameters, returns: 'row[]' }
}

const hasGivenFolder = (files: QuestionFiles) =>
  Object.keys(files).some((path) => path.startsWith('given/'))

/** The given code in every language that runs in the browser. */
const readGivenCode = (read: (path: string) => string) =>
  Object.fromEntries(
    BROWSER_PROGRAM_LANGUAGES.map((language) => [language, read(givenFile(language))]),
  )

function readWrong(slug: string, entry: unknown, read: (path: string) => string): unknown {
  if (!isRecord(entry) || typeof entry.file !== 'string')
    throw new QuestionError(slug, 'question.md', 'every entry of wrong must name its file')
  return { ...entry, code: read(`wrong/${entry.file}`) }
}

function fileOfIssue(issue: z.core.$ZodIssue | undefined): string {
  const [field, key] = issue?.path ?? []
  const language = Language.safeParse(key)
  if (language.success && field === 'references') return referenceFile(language.data)
  return 'question.md'
}
