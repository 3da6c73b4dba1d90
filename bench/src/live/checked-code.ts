import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison, TestCase } from '@sightline/contracts/questions/questions'
import { isExpected } from '@sightline/languages/compare'
import { exampleRun } from '@sightline/live/answers/example-run'
import { findScreenProblem } from '@sightline/live/screen/screen-problem'
import { parseQuestion } from '@sightline/question-bank/parse-question'
import { isProgramQuestion, type ProgramQuestion } from '@sightline/question-bank/question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'
import { root } from '../../../scripts/configuration.mjs'
import { compile, type Solve } from '../mutations/mutation-score.ts'
import { atLeast, comparison, type Row } from '../row.ts'

const QUESTIONS = join(root, 'packages/question-bank/questions')

/**
 * What a run on the examples of a page is worth: how often right code passes it, and how often the
 * bank's wrong code does. The product says of both only that the examples pass and that other
 * inputs were not tried.
 */
export async function checkedCode(): Promise<Row[]> {
  const results = readdirSync(QUESTIONS)
    .sort()
    .map((slug) => parseQuestion(slug, readQuestionFiles(join(QUESTIONS, slug))))
    .filter(isProgramQuestion)
    .map(judge)
  const run = results.filter(({ right }) => right !== 'not run')
  const wrong = run.flatMap((result) => result.wrong)
  const shareOf = (checks: Check[]) =>
    checks.filter((check) => check === 'passed').length / checks.length
  const measured = { unit: '', digits: 3 }
  return [
    comparison({
      name: `questions whose examples are run (${results.length} questions)`,
      value: run.length / results.length,
      ...measured,
    }),
    atLeast(0.95, {
      name: 'right code that passes the examples of its page',
      value: shareOf(run.map(({ right }) => right)),
      ...measured,
    }),
    comparison({
      name: `code wrong on hidden tests that passes the examples of its page (${wrong.length} wrong solutions)`,
      value: shareOf(wrong),
      ...measured,
    }),
  ]
}

type Check = 'passed' | 'failed' | 'not run'

function judge(question: ProgramQuestion): { right: Check; wrong: Check[] } {
  const { signature, tests, comparison: how } = question
  const check = (code: string): Check => {
    const run = runOf(question, code)
    if (run === null || typeof run === 'string') return 'not run'
    if (passes(compile(code, signature), run.tests, run.comparison)) return 'passed'
    return run.doubt ? 'not run' : 'failed'
  }
  const wrong = question.wrong
    .filter(({ file, label }) => file.endsWith('.js') && label !== 'slow')
    .filter(({ code }) => !passes(compile(code, signature), tests.hidden, how))
  return {
    right: check(question.references.javascript),
    wrong: wrong.map(({ code }) => check(code)),
  }
}

/** What the product would run after a look at a page with this question. */
function runOf({ signature, statement, examples }: ProgramQuestion, code: string) {
  const shown = examples.map(({ args, expected }, index) => {
    const input = signature.parameters
      .map(({ name }, at) => `${name} = ${JSON.stringify(args[at])}`)
      .join(', ')
    return `Example ${index + 1}:\nInput: ${input}\nOutput: ${JSON.stringify(expected)}`
  })
  const page = [statement, 'Examples:', ...shown].join('\n\n')
  const found = findScreenProblem(page)
  const problem = found && { ...found, page, isDoubtful: false }
  return exampleRun(`\`\`\`javascript\n${code}\n\`\`\``, problem, 'javascript')
}

const passes = (solve: Solve, tests: TestCase[], how: Comparison): boolean =>
  tests.every(({ args, expected }) => {
    const got = solve(args)
    return got !== undefined && isExpected(got, expected, how)
  })
