import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import { parseQuestion } from '@sightline/question-bank/parse-question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'
import { root } from '../../../scripts/configuration.mjs'
import { atLeast, type Row } from '../row.ts'
import { measureMutations } from './mutation-score.ts'

const QUESTIONS = join(root, 'packages/question-bank/questions')
const LISTED_MAX = 40

/**
 * How well the question bank's tests reject wrong code: the share of wrong mutants of all reference solutions that fail
 * a test. Mutants that pass are printed with an input that tells them apart, since each asks for a hidden test.
 */
export async function mutations(): Promise<Row[]> {
  const scores: { slug: string; score: number }[] = []
  let killed = 0
  const survivors: string[] = []
  for (const slug of readdirSync(QUESTIONS).sort()) {
    const inputs = await loadInputs(slug)
    const result = measureMutations(parseQuestion(slug, readQuestionFiles(join(QUESTIONS, slug))), inputs)
    scores.push({ slug, score: result.killed / (result.killed + result.survivors.length) })
    killed += result.killed
    for (const { line, change, input, expected } of result.survivors)
      survivors.push(`${slug}:${line} ${change}: ${JSON.stringify(input)} → ${JSON.stringify(expected)}`)
  }
  for (const survivor of survivors.slice(0, LISTED_MAX)) console.log(survivor.slice(0, 300))
  const lowest = scores.reduce((low, next) => (next.score < low.score ? next : low))
  return [
    atLeast(0.98, {
      name: `wrong mutants rejected by the question bank's tests (${killed + survivors.length} mutants)`,
      value: killed / (killed + survivors.length),
      unit: '',
      digits: 3,
    }),
    atLeast(0.9, {
      name: `the same for the weakest question, ${lowest.slug}`,
      value: lowest.score,
      unit: '',
      digits: 3,
    }),
  ]
}
