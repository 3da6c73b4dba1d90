import { SPOKEN_ROUNDS } from '@sightline/contracts/interviews/rounds'
import { BACKGROUND_EXAMPLES } from '../src/examples/background-examples.ts'
import { exampleTexts } from '../src/examples/round-examples.ts'
import { followUpSentences } from '../src/rounds/follow-up-quote.ts'
import { conceptTexts, topicSentences } from '../src/spoken-answers/topic-fit.ts'
import { spokenQuestions } from '../test/spoken-bank.ts'
import { encodeSentences } from './encode-sentences.ts'
import { readVectors, writeVectors } from './stored-vectors.ts'

/**
 * Writes the vectors of all example sentences, of the question bank's sentences and of its
 * follow-ups. Encodes only the new ones.
 */
const stored = readVectors()
const questionTexts = spokenQuestions().flatMap((question) => [
  ...topicSentences(question),
  ...conceptTexts(question),
  ...followUpSentences(question),
])
const texts = [...SPOKEN_ROUNDS.flatMap(exampleTexts), ...BACKGROUND_EXAMPLES, ...questionTexts]
const missing = [...new Set(texts)].filter((text) => !stored.vectorOf(text))
const encoded = await encodeSentences(missing)
const added = new Map(missing.map((text, index) => [text, encoded[index]]))
writeVectors(texts, { vectorOf: (text) => stored.vectorOf(text) ?? added.get(text) })
console.log(`${missing.length} of ${new Set(texts).size} sentences were encoded`)
process.exit(0)
