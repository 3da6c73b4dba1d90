import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AskableQuestion } from '@sightline/coach/scoring/open-question'
import { withTopicProfiles } from '@sightline/coach/spoken-answers/topic-fit'
import { SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { parseOutline, parseTests, TESTS_FILE } from '@sightline/question-bank/parse-question'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import type { Question, QuestionTests } from '@sightline/question-bank/question'
import type { SpokenQuestion } from '@sightline/question-bank/spoken-question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'
import type { KnownMeanings } from '../meaning/public.ts'

/**
 * The questions that an interview can ask: coding questions by slug, and those of all spoken rounds
 * in `spoken`.
 */
export interface InterviewQuestions extends ReadonlyMap<string, Question> {
  readonly spoken: ReadonlyMap<string, AskableQuestion>
  /** The meanings of the candidates' sentences; absent where none are encoded. */
  readonly meanings?: KnownMeanings
}

/** The questions that every interview can ask. */
export interface QuestionBank extends InterviewQuestions {
  readonly spoken: ReadonlyMap<string, SpokenQuestion>
}

const folderOf = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/question-bank/${name}`, import.meta.url))
const folder = folderOf('questions')

let bank: QuestionBank | undefined

/**
 * The whole question bank, read once per process. The tests of coding questions are the exception:
 * they are read on demand, hidden tests each time, because they take more time and memory than
 * everything else together.
 * @throws QuestionError or SpokenQuestionError naming the first invalid file
 */
export function loadQuestionBank(): QuestionBank {
  bank ??= readAll()
  return bank
}

/** The whole question bank, and the meanings of sentences beside it. */
export const questionBankWith = (meanings: KnownMeanings): QuestionBank => {
  const questions = loadQuestionBank()
  return Object.assign(new Map(questions), { spoken: questions.spoken, meanings })
}

function readAll(): QuestionBank {
  const coding = new Map(readdirSync(folder).map((slug) => [slug, readQuestion(slug)]))
  return Object.assign(coding, { spoken: readSpoken(coding) })
}

/**
 * Slugs are unique across all rounds, because links, scores and the questions seen refer to them.
 */
function readSpoken(coding: ReadonlyMap<string, Question>): Map<string, SpokenQuestion> {
  const spoken: SpokenQuestion[] = []
  const slugs = new Set(coding.keys())
  for (const round of SPOKEN_ROUNDS) {
    const root = folderOf(`spoken-questions/${round}`)
    for (const file of readdirSync(root)) {
      const question = parseSpokenQuestion(
        round,
        file.replace(/\.md$/, ''),
        readFileSync(join(root, file), 'utf8'),
      )
      const { slug } = question
      if (slugs.has(slug))
        throw new Error(`Two questions are named ${slug}, one of them of ${round}`)
      slugs.add(slug)
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
