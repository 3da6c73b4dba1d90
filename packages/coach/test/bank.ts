import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseQuestion } from '../src/parse-question.ts'
import type { Question } from '../src/question.ts'

const root = fileURLToPath(new URL('../questions', import.meta.url))

/** The text of every file in the question bank, by slug and then by path within the question's folder. */
export const folders: Record<string, Record<string, string>> = {}

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  const [slug = '', ...rest] = relative(root, path).split(sep)
  folders[slug] = { ...folders[slug], [rest.join('/')]: readFileSync(path, 'utf8') }
}

const known = new Map<string, Question>()

/** Read once in a process: some have inputs of a hundred thousand numbers. */
export function readQuestion(slug: string): Question {
  const question = known.get(slug) ?? parseQuestion(slug, folders[slug] ?? {})
  known.set(slug, question)
  return question
}
export const slugs = Object.keys(folders).sort()
