import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import { parseQuestion } from '@sightline/question-bank/parse-question'
import { isProgramQuestion } from '@sightline/question-bank/question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'
import { root } from '../../../scripts/configuration.mjs'
import { atLeast, type Row } from '../row.ts'
import { measureMutations } from './mutation-score.ts'

const QUESTIONS = join(root, 'packages/question-bank/questions')
const LEAST_SCORE = 0.98
const LINE_MAX = 400

/**
 * How well the question bank's tests reject wrong code: the share of wrong mutants of the reference
 * solutions that fail a test, for each question and for all. Mutants that pass are printed with an
 * input that tells them apart, since each asks for a hidden test. Judges all questions unless slugs
 * are given.
 */
export async function mutations(
  _databaseUrl: string | undefined,
  slugs?: string[],
): Promise<Row[]> {
  const scores: { slug: string; killed: number; wrong: number }[] = []
  for (const slug of slugs ?? readdirSync(QUESTIONS).sort()) {
    const question = parseQuestion(slug, readQuestionFiles(join(QUESTIONS, slug)))
    // Only JavaScript is changed.
    if (!isProgramQuestion(question)) continue
    const { killed, survivors } = measureMutations(question, await loadInputs(slug))
    const wrong = killed + survivors.length
    scores.push({ slug, killed, wrong })
    console.log(
      `${(killed / wrong).toFixed(3)}  ${slug}: ${killed} of ${wrong} wrong mutants rejected`,
    )
    for (const { line, change, input, expected } of survivors)
      console.log(
        `       line ${line}, ${change}: ${JSON.stringify(input)} → ${JSON.stringify(expected)}`.slice(
          0,
          LINE_MAX,
        ),
      )
  }
  const killed = sum(scores.map(({ killed }) => killed))
  const wrong = sum(scores.map(({ wrong }) => wrong))
  const lowest = scores.reduce((low, next) => (scoreOf(next) < scoreOf(low) ? next : low))
  return [
    atLeast(LEAST_SCORE, {
      name: `wrong mutants rejected by the question bank's tests (${wrong} mutants, ${scores.length} questions)`,
      value: killed / wrong,
      unit: '',
      digits: 3,
    }),
    atLeast(LEAST_SCORE, {
      name: `the same for the weakest question, ${lowest.slug}`,
      value: scoreOf(lowest),
      unit: '',
      digits: 3,
    }),
  ]
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const scoreOf = ({ killed, wrong }: { killed: number; wrong: number }) => killed / wrong
