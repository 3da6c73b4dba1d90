import { isDeepStrictEqual } from 'node:util'
import { findScreenProblem } from '@sightline/live/screen/screen-problem'
import { atLeast, type Row } from '../row.ts'
import { readScreens, type Screen } from './screens.ts'

/**
 * How often the statement and all examples of a page are found right, for both halves of the
 * labelled pages.
 */
export async function screenProblems(): Promise<Row[]> {
  const screens = readScreens()
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
  return isDeepStrictEqual(
    found.map(({ args, expected }) => ({ args, expected })),
    examples,
  )
}
