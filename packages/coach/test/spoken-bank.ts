import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SpokenRound } from '@sightline/contracts/round-schemas'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import { withTopicProfiles } from '../src/answers/topic-fit.ts'

const root = fileURLToPath(new URL('../../question-bank/spoken-questions', import.meta.url))

/** Every file of the spoken questions: its round, its name and its text. */
const spokenFiles = globSync('*/*.md', { cwd: root })
  .sort()
  .map((path) => ({
    round: SpokenRound.parse(dirname(path)),
    slug: basename(path, '.md'),
    text: readFileSync(join(root, path), 'utf8'),
  }))

let questions: ReturnType<typeof withTopicProfiles> | null = null

/** All questions as the server has them, with what sets each apart from the others. */
export function spokenQuestions() {
  questions ??= withTopicProfiles(spokenFiles.map(({ round, slug, text }) => parseSpokenQuestion(round, slug, text)))
  return questions
}

export function readSpoken(round: SpokenRound, slug: string) {
  const question = spokenQuestions().find((one) => one.round === round && one.slug === slug)
  if (!question) throw new Error(`There is no question ${slug} of the round ${round}`)
  return question
}
