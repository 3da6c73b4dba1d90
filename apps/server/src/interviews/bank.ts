import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseQuestion } from '@sightline/coach/parse-question'
import type { Question } from '@sightline/coach/question'

/** The coding questions by slug. */
export type Bank = ReadonlyMap<string, Question>

const folder = fileURLToPath(new URL('../../../../packages/coach/questions', import.meta.url))

/**
 * Reads the whole question bank. Hidden tests are looked at, then let go and read again each time they are asked for: written out they take
 * more memory than the server itself. @throws QuestionError naming the first file at fault
 */
export function readBank(): Bank {
  return new Map(readdirSync(folder).map((slug) => [slug, withoutHiddenTests(readQuestion(slug))]))
}

const readQuestion = (slug: string) => parseQuestion(slug, readFiles(join(folder, slug)))

const withoutHiddenTests = ({ tests: { visible }, ...question }: Question): Question => ({
  ...question,
  tests: {
    visible,
    get hidden() {
      return readQuestion(question.slug).tests.hidden
    },
  },
})

const readFiles = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(root, path)).isFile())
      .map((path) => [path.split(sep).join('/'), readFileSync(join(root, path), 'utf8')]),
  )
