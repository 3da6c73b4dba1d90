import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  BROWSER_PROGRAM_LANGUAGES,
  type BrowserProgramLanguage,
} from '@sightline/languages/offered-languages'
import { parseQuestion } from '@sightline/question-bank/parse-question'
import type { Question } from '@sightline/question-bank/question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'
import { root } from '../../../scripts/configuration.mjs'

const folder = (name: string) => join(import.meta.dirname, name)
const QUESTIONS = join(root, 'packages/question-bank/questions')

/**
 * Rules were tuned on the solutions that were looked at, and the measuring of growth on the fresh
 * ones and the lookalikes; only figures of those that are held out were read.
 */
export const PARTS = ['looked at', 'held out', 'fresh', 'lookalikes'] as const
export type Part = (typeof PARTS)[number]

/**
 * What a solution's author says of it: right and fast, right but slow, wrong in a way that the
 * visible tests do not show, or plainly wrong.
 */
export type Label = 'right' | 'slow' | 'hidden' | 'wrong'

export type UnseenSolution = {
  question: Question
  language: BrowserProgramLanguage
  label: Label
  /** The growth of a slow solution as its author names it, such as `n²`. */
  growth: string | null
  note: string
  code: string
  part: Part
  /** Names the solution in what the bench prints. */
  name: string
}

/** Reads all solutions. @throws when a file is not in the form that README.md describes */
export function readUnseenSolutions(): UnseenSolution[] {
  const solutions = filesOf('solutions').flatMap((file, place) =>
    solutionsIn(file, place % 2 === 1 ? 'held out' : 'looked at'),
  )
  const whole = (['fresh', 'lookalikes'] as const).flatMap((part) =>
    filesOf(part).flatMap((file) => solutionsIn(file, part)),
  )
  return [...solutions, ...whole]
}

const filesOf = (name: string) =>
  readdirSync(folder(name))
    .sort()
    .map((file) => join(folder(name), file))

function solutionsIn(file: string, part: Part): UnseenSolution[] {
  const slug = basename(file, '.txt')
  const question = parseQuestion(slug, readQuestionFiles(join(QUESTIONS, slug)))
  const texts = readFileSync(file, 'utf8').split(/^=== /m).slice(1)
  return texts.map((text, index) => {
    const [head = '', ...lines] = text.split('\n')
    const [, word, label, growth, note] =
      /^(\w+) (right|slow|hidden|wrong)(?: (\S.*?))?: (.*)$/.exec(head) ?? []
    const language = BROWSER_PROGRAM_LANGUAGES.find((known) => known === word)
    if (!language || !isLabel(label) || note === undefined)
      throw new Error(`${file}: cannot read “${head}”`)
    const name = `${slug} ${index + 1}, ${language}, ${label}`
    const code = lines.join('\n').trimEnd()
    return { question, language, label, growth: growth ?? null, note, code, part, name }
  })
}

const isLabel = (word: string | undefined): word is Label =>
  word === 'right' || word === 'slow' || word === 'hidden' || word === 'wrong'
