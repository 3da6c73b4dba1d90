import type { InterviewContext } from '@sightline/contracts/context/context'
import { cuePattern, plainWords } from '../../cues/cue.ts'
import { BAD_OUTCOMES, THEME_CUES, type Theme } from '../../cues/theme-cues.ts'
import { rank } from '../background/terms.ts'

export type Story = InterviewContext['stories'][number]

const THEMES = (Object.keys(THEME_CUES) as Theme[]).map((theme) => ({
  theme,
  asked: cuePattern(THEME_CUES[theme].asked),
  told: new RegExp(cuePattern(THEME_CUES[theme].told), 'g'),
}))
const BAD_OUTCOME = new RegExp(cuePattern(BAD_OUTCOMES), 'g')

export const storyText = ({ title, situation, task, action, result }: Story): string =>
  [title, situation, task, action, result].filter((part) => part !== '').join('\n')

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** What a question asks a story about. */
export function askedThemes(question: string): Theme[] {
  const words = plainWords(question.replaceAll('-', ' '))
  return THEMES.filter(({ asked }) => asked.test(words)).map(({ theme }) => theme)
}

/** How often a story says that it is about a theme; themes that it says nothing of are left out. */
export function toldThemes(story: Story): Map<Theme, number> {
  const words = plainWords(storyText(story))
  return new Map(
    THEMES.map(({ theme, told }): [Theme, number] => [theme, count(told, words)]).filter(
      ([, times]) => times > 0,
    ),
  )
}

/** An own fault and a bad outcome count alike; each good outcome outweighs half of one. */
const FAULT_WEIGHT = 2
const FAILURE_MIN = 2
const GOOD_MAX = 2

/**
 * Whether a story is about a failure of the user's own: it names an own fault or ends badly, and does
 * not end as a success all the same.
 */
export function isFailure(story: Story): boolean {
  const themes = toldThemes(story)
  const [whole, end] = [
    plainWords(storyText(story)),
    plainWords(`${story.title} . ${story.result}`),
  ]
  const faults = (themes.get('failure') ?? 0) + count(BAD_OUTCOME, end)
  const success = THEMES.find(({ theme }) => theme === 'success')
  const good = success ? Math.min(GOOD_MAX, count(success.told, end)) : 0
  const isNamed = /\b(?:fail(?:ed|ure)?|mistake)\b/.test(plainWords(story.title))
  return whole !== '' && (isNamed || FAULT_WEIGHT * faults - good >= FAILURE_MIN)
}

/** A story for a failure must also be about these, where they are asked for. */
const NEEDED_WITH_FAILURE: Theme[] = ['deadline', 'conflict']
/** Every success fits these. */
const BROAD: Theme[] = ['success', 'challenge']
const THEME_COUNT_MAX = 3

/**
 * The user's story for a question, or null where none is about it. A failure is told by a story about
 * a failure alone, and by it nothing else.
 */
export function storyFor(question: string, stories: readonly Story[]): Story | null {
  const asked = askedThemes(question)
  const isAboutFailure = asked.includes('failure')
  const fitting = stories.filter((story) => isFailure(story) === isAboutFailure)
  const shared = new Map(rank(question, fitting, storyText).map(({ item, score }) => [item, score]))
  const narrow = asked.filter((theme) => theme !== 'failure' && !BROAD.includes(theme))
  const needed = isAboutFailure
    ? narrow.filter((theme) => NEEDED_WITH_FAILURE.includes(theme))
    : narrow.filter((theme) => theme === 'conflict')
  const scored = fitting.flatMap((story) => {
    const told = toldThemes(story)
    if (!needed.every((theme) => told.has(theme))) return []
    const isAbout =
      isAboutFailure ||
      (narrow.length > 0
        ? narrow.some((theme) => told.has(theme))
        : asked.length > 0 || shared.has(story))
    if (!isAbout) return []
    const themes = asked.map((theme) => Math.min(THEME_COUNT_MAX, told.get(theme) ?? 0))
    const covered = themes.filter((times) => times > 0).length
    const score = 2 * covered + sum(themes) / THEME_COUNT_MAX + 2 * (shared.get(story) ?? 0)
    return [{ story, score }]
  })
  return scored.sort((a, b) => b.score - a.score)[0]?.story ?? null
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
