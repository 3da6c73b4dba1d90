import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { QuestionFiles } from '../src/parse-question.ts'

/** Reads every file of a question's folder, by its path within it, with slashes. */
export const readQuestionFiles = (folder: string): QuestionFiles =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')]),
  )
