import { fitGrowth, growthText } from '@sightline/analysis/growth'
import type { RemarkKind } from '@sightline/analysis/remark'
import type { TestCase } from '@sightline/contracts/questions/questions'
import {
  BROWSER_PROGRAM_LANGUAGES,
  type BrowserProgramLanguage,
} from '@sightline/languages/offered-languages'
import { atLeast, atMost, type Row } from '../row.ts'
import { checkSolution, type Findings, probesOf } from './check-solution.ts'
import { isRightAbout } from './judge-remark.ts'
import { PARTS, type Part, readUnseenSolutions, type UnseenSolution } from './read-solutions.ts'
import { openRuntime } from './runtimes.ts'

type Checked = { solution: UnseenSolution; findings: Findings }

/**
 * What the product says of solutions that were written from the statements alone, for each part of
 * them. Wrong verdicts are printed, except on the part that is held out. `UNSEEN_LANGUAGES`,
 * `UNSEEN_PARTS` and `UNSEEN_LABELS` choose among them, all by default; only the solutions to some
 * questions are checked when slugs are given. Takes about an hour.
 */
export async function unseenSolutions(_databaseUrl?: string, slugs?: string[]): Promise<Row[]> {
  const chosen = process.env.UNSEEN_LANGUAGES?.split(',')
  const languages = BROWSER_PROGRAM_LANGUAGES.filter(
    (language) => !chosen || chosen.includes(language),
  )
  const parts = process.env.UNSEEN_PARTS?.split(',')
  const labels = process.env.UNSEEN_LABELS?.split(',')
  const solutions = readUnseenSolutions().filter(
    ({ question, part, label }) =>
      (slugs?.includes(question.slug) ?? true) &&
      (parts?.includes(part) ?? true) &&
      (labels?.includes(label) ?? true),
  )
  const probes = new Map<string, TestCase[]>()
  const rows: Row[] = []
  for (const language of languages) {
    const runtime = openRuntime(language)
    const checked: Checked[] = []
    for (const solution of solutions.filter((solution) => solution.language === language)) {
      const { slug } = solution.question
      const tests = probes.get(slug) ?? (await probesOf(solution.question))
      probes.set(slug, tests)
      checked.push({ solution, findings: await checkSolution(solution, tests, runtime.run) })
    }
    await runtime.close()
    for (const part of PARTS)
      rows.push(
        ...rowsOf(
          language,
          part,
          checked.filter(({ solution }) => solution.part === part),
        ),
      )
  }
  return rows
}

function rowsOf(language: BrowserProgramLanguage, part: Part, checked: Checked[]): Row[] {
  const note = (what: string, { name }: UnseenSolution) =>
    part !== 'held out' && console.log(`${name}: ${what}`)
  const remarks = checked.flatMap((entry) => remarksOn(entry))
  for (const { text, isRight, solution } of remarks)
    if (!isRight) note(`false remark: ${text}`, solution)
  const isWrong = ({ solution: { label } }: Checked) => label === 'wrong' || label === 'hidden'
  const accepted = checked.filter((entry) => isWrong(entry) && entry.findings.passesAll)
  for (const { solution } of accepted) note('wrong, but passes all tests', solution)
  const slow = checked.filter(({ solution }) => solution.label === 'slow')
  const isCalledSlow = ({ findings }: Checked) =>
    findings.remarks.some(({ kind }) => kind === 'complexity')
  const missed = slow.filter((entry) => !isCalledSlow(entry))
  for (const { solution, findings } of missed)
    note(`slow, but not called slow: ${measuredText(findings)}`, solution)
  const fast = checked.filter(({ solution }) => solution.label === 'right')
  const calledSlow = fast.filter(isCalledSlow)
  const deep = checked.filter(
    ({ solution, findings }) => findings.growth && solution.growth?.includes('deep'),
  )
  const shallow = deep.filter(
    ({ findings }) => !findings.remarks.some(({ kind }) => kind === 'deep-recursion'),
  )
  for (const { solution } of shallow) note('too deep, but not called so', solution)
  const hidden = checked.filter((entry) => isWrong(entry) && entry.findings.passesVisible)
  const silent = hidden.filter(
    ({ solution, findings }) => !findings.remarks.some((r) => isRightAbout(r, solution)),
  )
  for (const { solution } of silent)
    note('wrong, passes the visible tests, and no remark warns of it', solution)
  const share = (name: string, budget: number, right: number, all: number): Row[] =>
    all === 0
      ? []
      : [
          atLeast(budget, {
            name: `${name}, ${language}, ${part} (${all})`,
            value: right / all,
            unit: '',
            digits: 2,
          }),
        ]
  const none = (name: string, found: number, all: number): Row[] =>
    all === 0
      ? []
      : [atMost(0, { name: `${name}, ${language}, ${part} (${all})`, value: found, unit: '' })]
  return [
    ...share(
      'remarks on unseen code that are right',
      0.97,
      remarks.filter(({ isRight }) => isRight).length,
      remarks.length,
    ),
    ...share('slow solutions called slow', 0.95, slow.length - missed.length, slow.length),
    ...none('right and fast solutions called slow', calledSlow.length, fast.length),
    ...share('too deep recursions called so', 0.95, deep.length - shallow.length, deep.length),
    ...share(
      'wrong past the visible tests and warned of',
      0.82,
      hidden.length - silent.length,
      hidden.length,
    ),
    ...none('wrong solutions accepted', accepted.length, checked.filter(isWrong).length),
  ]
}

function measuredText({ growth, failingInput }: Findings): string {
  const fitted = growth && fitGrowth(growth)
  return fitted ? growthText(fitted) : (failingInput?.reason ?? 'not measured')
}

/** Authors said nothing of names, repeated lines and tests of their own. */
const UNJUDGED: RemarkKind[] = ['repetition', 'naming', 'own-tests']

/** All remarks that a candidate sees, before and after the first run. */
function remarksOn({ solution, findings: { read, remarks } }: Checked) {
  const texts = new Map(
    [...read, ...remarks]
      .filter(({ kind }) => !UNJUDGED.includes(kind))
      .map((remark) => [`${remark.kind} ${remark.line}: ${remark.message}`, remark]),
  )
  return [...texts].map(([text, remark]) => ({
    text,
    isRight: isRightAbout(remark, solution),
    solution,
  }))
}
