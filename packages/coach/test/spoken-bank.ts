/// <reference types="vite/types/importMeta.d.ts" />
import { SpokenRound } from '@sightline/contracts/round-shapes'
import { parseSpokenQuestion } from '../src/spoken/parse-spoken-question.ts'
import type { SpokenQuestion } from '../src/spoken/spoken-question.ts'
import { withSubjects } from '../src/spoken/subject.ts'

const files = import.meta.glob<string>('../spoken-questions/*/*.md', { query: '?raw', import: 'default', eager: true })

/** Every file of the spoken questions: its round, its name and its text. */
const spokenFiles = Object.entries(files).map(([path, text]) => {
  const [round, name = ''] = path.replace('../spoken-questions/', '').split('/')
  return { round: SpokenRound.parse(round), slug: name.replace(/\.md$/, ''), text }
})

let questions: SpokenQuestion[] | null = null

/** All questions as the server has them, with what sets each apart from the others. */
export function spokenQuestions() {
  questions ??= withSubjects(spokenFiles.map(({ round, slug, text }) => parseSpokenQuestion(round, slug, text)))
  return questions
}

export function readSpoken(round: SpokenRound, slug: string) {
  const question = spokenQuestions().find((one) => one.round === round && one.slug === slug)
  if (!question) throw new Error(`There is no question ${slug} of the round ${round}`)
  return question
}
