import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '@sightline/analysis/analyse'
import { fitGrowth, growthText, isSlow as isCalledSlow } from '@sightline/analysis/growth'
import { loadCodeParser } from '@sightline/analysis/load-code-parser'
import type { Language } from '@sightline/contracts/languages/languages'
import type { TestResult } from '@sightline/contracts/questions/questions'
import type { Run } from '@sightline/languages/run'
import { runnerOf, startCpp } from '@sightline/languages/test/cpp'
import { openJavaScript } from '@sightline/languages/test/javascript'
import { openPython } from '@sightline/languages/test/python'
import { openRubyRunner } from '@sightline/languages/test/ruby'
import { loadInputs } from '@sightline/question-bank/load-inputs'
import { measureGrowth } from '@sightline/question-bank/measure-growth'
import { parseQuestion } from '@sightline/question-bank/parse-question'
import {
  isProgramQuestion,
  type ProgramQuestion,
  type Question,
} from '@sightline/question-bank/question'
import { readQuestionFiles } from '@sightline/question-bank/toolchain/question-files'
import { root } from '../../scripts/configuration.mjs'
import { atLeast, atMost, type Row } from './row.ts'

const QUESTIONS = join(root, 'packages/question-bank/questions')
const now = () => performance.now()

type Runner = (run: Run) => Promise<TestResult[]>
type Solution = {
  language: Language
  runner: Runner
  question: Question
  code: string
  isSlow: boolean
}

/**
 * How well the measured growth of a solution, beside what reading it says, tells slow solutions of
 * the question bank from good ones. Every verdict that is wrong is printed. Slow solutions exist in JavaScript and Python; good
 * ones in all languages of the browser.
 */
export async function growth(): Promise<Row[]> {
  const javascript = await openJavaScript()
  const runners = {
    javascript,
    python: await openPython(),
    ruby: await openRubyRunner(now),
    cpp: runnerOf(await startCpp(now)),
  }
  const questions = readdirSync(QUESTIONS)
    .sort()
    .map((slug) => parseQuestion(slug, readQuestionFiles(join(QUESTIONS, slug))))
    .filter(isProgramQuestion)
  const solutions = questions.flatMap((question) => solutionsOf(question, runners))
  const verdicts: { language: string; isSlow: boolean; isRight: boolean }[] = []
  for (const { language, runner, question, code, isSlow } of solutions) {
    const runCall = async (test: Run['tests'][number]['test']) =>
      (await runner({ question, code, tests: [{ test, isHidden: false }] }))[0] ?? null
    const { points, power } = await measureGrowth(await loadInputs(question.slug), runCall)
    const measured = points && fitGrowth(points)
    const isReadSlow = await isReadAsSlow(question, language, code)
    const isRight =
      measured !== null && isCalledSlow(measured, { isReadSlow, power, language }) === isSlow
    verdicts.push({ language, isSlow, isRight })
    if (!isRight) {
      const wrong = isSlow ? 'slow one not called slow' : 'good one called slow or not measured'
      console.log(
        `${question.slug}, ${language}, ${wrong}: ${measured ? growthText(measured) : 'no measurement'}`,
      )
    }
  }
  return Object.keys(runners).flatMap((language) => rowsOf(language, verdicts))
}

/** Whether the analysis, which reads JavaScript and Python alone, calls the code slow. */
async function isReadAsSlow(question: Question, language: Language, code: string) {
  const parser = await loadCodeParser(language)
  const remarks = parser ? analyse(code, parser, question).remarks : []
  return remarks.some(({ kind }) => kind === 'complexity')
}

function solutionsOf(
  question: ProgramQuestion,
  runners: Record<'javascript' | 'python' | 'ruby' | 'cpp', Runner>,
): Solution[] {
  const { javascript, python, ruby, cpp } = question.references
  const good = { javascript, python, ...(ruby && { ruby }), ...(cpp && { cpp }) }
  const slow = question.wrong.filter(({ label }) => label === 'slow')
  const languageOf = (file: string) => (file.endsWith('.py') ? 'python' : 'javascript')
  return [
    ...Object.entries(good).map(([language, code]) => ({ language, code, isSlow: false })),
    ...slow.map(({ file, code }) => ({ language: languageOf(file), code, isSlow: true })),
  ].map(({ language, ...solution }) => {
    const measured = language as keyof typeof runners
    return { ...solution, question, language: measured, runner: runners[measured] }
  })
}

function rowsOf(
  language: string,
  verdicts: { language: string; isSlow: boolean; isRight: boolean }[],
): Row[] {
  const own = verdicts.filter((verdict) => verdict.language === language)
  const good = own.filter(({ isSlow }) => !isSlow)
  const slow = own.filter(({ isSlow }) => isSlow)
  const share = (list: typeof own) => list.filter(({ isRight }) => isRight).length / list.length
  return [
    atMost(0, {
      name: `Growth in ${language}: good solutions called slow, of ${good.length}`,
      value: good.filter(({ isRight }) => !isRight).length,
      unit: '',
    }),
    ...(slow.length === 0
      ? []
      : [
          atLeast(0.95, {
            name: `Growth in ${language}: slow solutions called slow, of ${slow.length}`,
            value: share(slow),
            unit: '',
            digits: 2,
          }),
        ]),
  ]
}
