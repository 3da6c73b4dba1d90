import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseQuestion } from '@sightline/coach/parse-question'
import type { Question } from '@sightline/coach/question'
import { parseSpokenQuestion } from '@sightline/coach/spoken/parse-spoken-question'
import type { SpokenQuestion } from '@sightline/coach/spoken/spoken-question'
import { withSubjects } from '@sightline/coach/spoken/subject'
import { SPOKEN_ROUNDS } from '@sightline/contracts/rounds'

/** The coding questions by slug, and apart from them those that are answered in words, of all rounds. */
export interface Bank extends ReadonlyMap<string, Question> {
  readonly spoken: ReadonlyMap<string, SpokenQuestion>
}

const folderOf = (name: string) => fileURLToPath(new URL(`../../../../packages/coach/${name}`, import.meta.url))
const folder = folderOf('questions')

let bank: Bank | undefined

/**
 * The whole question bank, read once in a process. Hidden tests are looked at, then let go and read again each time they are asked for:
 * written out they take more memory than the server itself. @throws QuestionError or SpokenQuestionError naming the first file at fault
 */
export function readBank(): Bank {
  bank ??= readAll()
  return bank
}

function readAll(): Bank {
  const coding = new Map(readdirSync(folder).map((slug) => [slug, withoutHiddenTests(readQuestion(slug))]))
  return Object.assign(coding, { spoken: readSpoken(coding) })
}

/** No two questions share a slug, of whatever rounds: links, scores and what a candidate has met go by it. */
function readSpoken(coding: ReadonlyMap<string, Question>): Map<string, SpokenQuestion> {
  const spoken: SpokenQuestion[] = []
  const names = new Set(coding.keys())
  for (const round of SPOKEN_ROUNDS) {
    const root = folderOf(`spoken-questions/${round}`)
    for (const file of readdirSync(root)) {
      const question = parseSpokenQuestion(round, file.replace(/\.md$/, ''), readFileSync(join(root, file), 'utf8'))
      const { slug } = question
      if (names.has(slug)) throw new Error(`Two questions are named ${slug}, one of them of ${round}`)
      names.add(slug)
      spoken.push(question)
    }
  }
  return new Map(withSubjects(spoken).map((question) => [question.slug, question]))
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
