/// <reference types="vite/types/importMeta.d.ts" />
import { SpokenRound } from '@sightline/contracts/round-shapes'
import { parseSpokenQuestion } from '../src/spoken/parse-spoken-question.ts'

const files = import.meta.glob<string>('../spoken-questions/*/*.md', { query: '?raw', import: 'default', eager: true })

/** Every file of the spoken questions: its round, its name and its text. */
export const spokenFiles = Object.entries(files).map(([path, text]) => {
  const [round, name = ''] = path.replace('../spoken-questions/', '').split('/')
  return { round: SpokenRound.parse(round), slug: name.replace(/\.md$/, ''), text }
})

export const spokenQuestions = () => spokenFiles.map(({ round, slug, text }) => parseSpokenQuestion(round, slug, text))

export function readSpoken(round: SpokenRound, slug: string) {
  const file = spokenFiles.find((one) => one.round === round && one.slug === slug)
  return parseSpokenQuestion(round, slug, file?.text ?? '')
}
