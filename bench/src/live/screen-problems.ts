import { isDeepStrictEqual } from 'node:util'
import type { Value } from '@sightline/contracts/questions/questions'
import { findScreenProblem } from '@sightline/live/screen/screen-problem'
import { atLeast, comparison, type Row } from '../row.ts'
import { readScreens, type Screen } from './screens.ts'

/**
 * How often the statement and all examples of a page are found right, for both halves of the
 * labelled pages.
 */
export async function screenProblems(): Promise<Row[]> {
  const all = readScreens()
  const of = (set: Screen['set']) => all.filter((screen) => screen.set === set)
  return [
    ...budgetedRows(of('own')),
    ...comparedRows(of('other authors'), 'pages of other authors'),
    ...comparedRows(of('varied'), 'varied pages'),
  ]
}

/** The pages whose author knew the rules. */
function budgetedRows(screens: Screen[]): Row[] {
  return ['known', 'held-out'].flatMap((half) => {
    const pages = screens.filter((screen) => screen.half === half)
    const withProblem = pages.filter(({ statement }) => statement.length > 0)
    const measured = { unit: '', digits: 3 }
    return [
      atLeast(0.95, {
        name: `statements of problems found on screens, ${half} (${pages.length})`,
        value: shareOf(pages, isStatementRight),
        ...measured,
      }),
      atLeast(0.9, {
        name: `screens with all examples right, ${half} (${withProblem.length})`,
        value: shareOf(withProblem, areExamplesRight),
        ...measured,
      }),
    ]
  })
}

/** Pages that were written apart from the rules, and what those without a problem cost. */
const comparedRows = (screens: Screen[], name: string): Row[] =>
  ['known', 'held-out'].flatMap((half) => {
    const pages = screens.filter((screen) => screen.half === half)
    const withProblem = pages.filter(({ statement }) => statement.length > 0)
    const others = pages.filter(({ statement }) => statement.length === 0)
    const measured = { unit: '', digits: 3 }
    return [
      comparison({
        name: `statements on ${name}, ${half} (${withProblem.length})`,
        value: shareOf(withProblem, isStatementRight),
        ...measured,
      }),
      comparison({
        name: `all examples right on ${name}, ${half}`,
        value: shareOf(withProblem, areExamplesRight),
        ...measured,
      }),
      comparison({
        name: `${name} taken for a problem, ${half} (${others.length})`,
        value: 1 - shareOf(others, isStatementRight),
        ...measured,
      }),
    ]
  })

const shareOf = (screens: Screen[], isRight: (screen: Screen) => boolean) =>
  screens.filter(isRight).length / screens.length

function isStatementRight({ text, statement, without }: Screen): boolean {
  const found = findScreenProblem(text)?.statement.replace(/\s+/g, ' ')
  if (statement.length === 0) return found === undefined
  return (
    found !== undefined &&
    statement.every((part) => found.includes(part)) &&
    !without.some((part) => found.includes(part))
  )
}

function areExamplesRight({ text, examples }: Screen): boolean {
  const found = findScreenProblem(text)?.examples ?? []
  return isDeepStrictEqual(found.map(plainExample), examples.map(plainExample))
}

type LabelledExample = Screen['examples'][number]
const plainExample = ({ args, expected }: LabelledExample) => [...args, expected].map(plainLine)

/** A line of numbers is the same as a text and as a list. */
const plainLine = (value: Value): Value =>
  typeof value === 'string' && /^-?\d+(?: -?\d+)+$/.test(value)
    ? value.split(' ').map(Number)
    : value
