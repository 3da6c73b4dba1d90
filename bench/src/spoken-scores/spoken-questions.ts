import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withTopicProfiles } from '@sightline/coach/spoken-answers/topic-fit'
import { encodeSentences } from '@sightline/coach/toolchain/encode-sentences'
import { readVectors } from '@sightline/coach/toolchain/stored-vectors'
import { SpokenRound } from '@sightline/contracts/interviews/round-schemas'
import type { Meanings } from '@sightline/english/meanings'
import { sentencesOf } from '@sightline/english/sentences'
import { parseSpokenQuestion } from '@sightline/question-bank/parse-spoken-question'
import { root } from '../../../scripts/configuration.mjs'

/** The meanings of all sentences of the texts, and of those that are stored. */
export async function encodedMeanings(texts: string[]): Promise<Meanings> {
  const sentences = [
    ...new Set(sentencesOf(texts.map((text) => ({ text, seq: 1 }))).map(({ text }) => text)),
  ]
  const stored = readVectors()
  const vectors = await encodeSentences(sentences)
  const encoded = new Map(sentences.map((text, index) => [text, vectors[index]]))
  return { vectorOf: (text) => encoded.get(text) ?? stored.vectorOf(text) }
}

/** The bank's spoken questions by their slugs. */
export function readSpokenQuestions() {
  const folder = join(root, 'packages/question-bank/spoken-questions')
  const questions = globSync('*/*.md', { cwd: folder }).map((path) =>
    parseSpokenQuestion(
      SpokenRound.parse(dirname(path)),
      basename(path, '.md'),
      readFileSync(join(folder, path), 'utf8'),
    ),
  )
  return new Map(withTopicProfiles(questions).map((question) => [question.slug, question]))
}
