import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SpokenRound } from '@sightline/contracts/interviews/round-schemas'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import { withTopicProfiles } from '../src/spoken-answers/topic-fit.ts'

const root = fileURLToPath(new URL('../../question-bank/spoken-questions', import.meta.url))

/** The files of all spoken questions. */
const spokenFiles = globSync('*/*.md', { cwd: root })
  .sort()
  .map((path) => ({
    round: SpokenRound.parse(dirname(path)),
    slug: basename(path, '.md'),
    text: readFileSync(join(root, path), 'utf8'),
  }))

let questions: ReturnType<typeof withTopicProfiles> | null = null

/** All spoken questions with their topic profiles, as the server loads them. */
export function spokenQuestions() {
  questions ??= withTopicProfiles(
    spokenFiles.map(({ round, slug, text }) => parseSpokenQuestion(round, slug, text)),
  )
  return questions
}

export function readSpoken(round: SpokenRound, slug: string) {
  const question = spokenQuestions().find(
    (candidate) => candidate.round === round && candidate.slug === slug,
  )
  if (!question) throw new Error(`There is no question ${slug} of the round ${round}`)
  return question
}
