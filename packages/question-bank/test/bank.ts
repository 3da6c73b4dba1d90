import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseQuestion } from '../src/parse-question.ts'
import { isProgramQuestion, type Question } from '../src/question.ts'
import { readQuestionFiles } from '../toolchain/question-files.ts'

const root = fileURLToPath(new URL('../questions', import.meta.url))

export const slugs = readdirSync(root).sort()
/**
 * The text of every file in the question bank, by slug and then by path within the question's
 * folder.
 */
export const folders = Object.fromEntries(
  slugs.map((slug) => [slug, readQuestionFiles(join(root, slug))]),
)

const known = new Map<string, Question>()

/** Cached per process: some questions have inputs of a hundred thousand numbers. */
export function readQuestion(slug: string): Question {
  const question = known.get(slug) ?? parseQuestion(slug, folders[slug] ?? {})
  known.set(slug, question)
  return question
}

/** The questions that are answered by a program, and those answered by a query. */
export const programQuestions = slugs.map(readQuestion).filter(isProgramQuestion)
export const queryQuestions = slugs
  .map(readQuestion)
  .filter((question) => !isProgramQuestion(question))
