/// <reference types="vite/types/importMeta.d.ts" />
import { parseQuestion } from '../src/parse-question.ts'

/** The text of every file in the question bank, by slug and then by path within the question's folder. */
export const folders: Record<string, Record<string, string>> = {}

for (const [path, text] of Object.entries(
  import.meta.glob<string>('../questions/*/**/*', { query: '?raw', import: 'default', eager: true }),
)) {
  const [slug = '', ...rest] = path.replace('../questions/', '').split('/')
  folders[slug] = { ...folders[slug], [rest.join('/')]: text }
}

export const readQuestion = (slug: string) => parseQuestion(slug, folders[slug] ?? {})
export const slugs = Object.keys(folders)
