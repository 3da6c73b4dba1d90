/// <reference types="vite/types/importMeta.d.ts" />
import { parseQuestion } from '../src/parse-question.ts'
import type { Question } from '../src/question.ts'

/** The text of every file in the question bank, by slug and then by path within the question's folder. */
export const folders: Record<string, Record<string, string>> = {}

for (const [path, text] of Object.entries(
  import.meta.glob<string>('../questions/*/**/*', { query: '?raw', import: 'default', eager: true }),
)) {
  const [slug = '', ...rest] = path.replace('../questions/', '').split('/')
  folders[slug] = { ...folders[slug], [rest.join('/')]: text }
}

const known = new Map<string, Question>()

/** Read once in a process: some have inputs of a hundred thousand numbers. */
export function readQuestion(slug: string): Question {
  const question = known.get(slug) ?? parseQuestion(slug, folders[slug] ?? {})
  known.set(slug, question)
  return question
}
export const slugs = Object.keys(folders)
