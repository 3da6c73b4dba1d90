import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withTopicProfiles } from '@sightline/coach/answers/topic-fit'
import { SPOKEN_ROUNDS } from '@sightline/contracts/rounds'
import { parseOutline, parseTests, TESTS_FILE } from '@sightline/question-bank/parse-question'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import type { Question, QuestionTests } from '@sightline/question-bank/question'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'

/** The coding questions by slug, and apart from them those that are answered in words, of all rounds. */
export interface QuestionBank extends ReadonlyMap<string, Question> {
  readonly spoken: ReadonlyMap<string, SpokenQuestion>
}

const folderOf = (name: string) => fileURLToPath(new URL(`../../../../packages/question-bank/${name}`, import.meta.url))
const folder = folderOf('questions')

let bank: QuestionBank | undefined

/**
 * The whole question bank, read once in a process, but for the tests of coding questions: those are read when they are asked for, the
 * hidden ones each time. Written out they take more time and memory than all the rest. @throws QuestionError or SpokenQuestionError
 * naming the first file at fault
 */
export function loadQuestionBank(): QuestionBank {
  bank ??= readAll()
  return bank
}

function readAll(): QuestionBank {
  const coding = new Map(readdirSync(folder).map((slug) => [slug, readQuestion(slug)]))
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
  return new Map(withTopicProfiles(spoken).map((question) => [question.slug, question]))
}

function readQuestion(slug: string): Question {
  const outline = parseOutline(slug, readQuestionFiles(join(folder, slug)))
  const readTests = () => parseTests(outline, readFileSync(join(folder, slug, TESTS_FILE), 'utf8'))
  let visible: QuestionTests['visible'] | undefined
  return {
    ...outline,
    tests: {
      get visible() {
        visible ??= readTests().visible
        return visible
      },
      get hidden() {
        return readTests().hidden
      },
    },
  }
}
