import type { InterviewContext } from '@sightline/contracts/context/context'
import type { AnswerSource } from '@sightline/contracts/live/events'
import { wordsOf } from '@sightline/english/sentences'
import { stem } from '@sightline/english/stem'
import { canonicalTool, STOP_WORDS } from '@sightline/english/vocabulary'
import type { Background } from './background.ts'

type Story = InterviewContext['stories'][number]

/** Words that nearly every question contains, and that say nothing about its subject. */
const COMMON = new Set(
  'tell me about a time when you had describe situation give example walk through how did what was your how do you have ever can could would please share experience where which thing things team work worked working project'
    .split(' ')
    .map(stem),
)

/** The subjects of behavioral questions, each with words that stories about the subject use. */
const SUBJECTS = [
  'conflict disagree disagreement argue argument difficult tension pushback objection opinion debate',
  'fail failure failed mistake wrong outage incident bug regret broke lesson',
  'deadline pressure urgent late tight deliver schedule time crunch launch',
  'lead led leadership mentor coach influence persuade convince initiative own ownership drive',
  'ambiguity ambiguous unclear uncertain undefined vague requirements change changed',
  'proud achievement accomplishment best success biggest impact result',
  'customer client user feedback complaint satisfaction',
  'learn learned learning new technology unfamiliar skill grow',
  'feedback criticism review critical improve',
  'priority prioritize prioritise trade-off tradeoff decision decide choose chose scope',
].map((words) => new Set(words.split(' ').map(stem)))

const contentStems = (text: string) =>
  new Set(
    wordsOf(text)
      .filter((word) => !STOP_WORDS.has(word) && word.length > 2)
      .map((word) => canonicalTool(word) ?? stem(word))
      .filter((word) => !COMMON.has(word)),
  )

/**
 * How well a text fits a question: shared words, and shared subjects. 0 means that nothing connects
 * the two.
 */
function fit(question: ReadonlySet<string>, text: string): number {
  const stems = contentStems(text)
  const shared = [...question].filter((word) => stems.has(word)).length
  const isAbout = (words: ReadonlySet<string>, subject: ReadonlySet<string>) =>
    [...words].some((word) => subject.has(word))
  const subjects = SUBJECTS.filter(
    (subject) => isAbout(question, subject) && isAbout(stems, subject),
  ).length
  return shared + 2 * subjects
}

/** The items whose text fits a question, the best first; of equally good ones in their order. */
function ranked<Item>(
  question: string,
  items: Item[],
  textOf: (item: Item) => string,
  least: number,
): Item[] {
  const stems = contentStems(question)
  return items
    .map((item) => ({ item, score: fit(stems, textOf(item)) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

const storyText = ({ title, situation, task, action, result }: Story) =>
  [title, situation, task, action, result].join('\n')

/** The user's stories that fit a question, the best first. */
export const matchingStories = (question: string, { context }: Background): Story[] =>
  ranked(question, context?.stories ?? [], storyText, 1)

/** The lines of the user's resume that fit a question, the best first. */
export function matchingResumeLines(question: string, { context }: Background): AnswerSource[] {
  const lines = (context?.resume ?? '')
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
  const told = lines.filter(({ text }) => wordsOf(text).length >= 4)
  return ranked(question, told, ({ text }) => text, 1).map(({ text, line }) => ({
    label: `Resume, line ${line}`,
    text: text.slice(0, 1000),
  }))
}

/** The lines of the user's notes that fit a question, the best first. */
export function matchingNotes(question: string, { notes }: Background): AnswerSource[] {
  const lines = notes.split(/\n+/).map((text, index) => ({ text: text.trim(), line: index + 1 }))
  const told = lines.filter(({ text }) => text !== '')
  return ranked(question, told, ({ text }) => text, 1).map(({ text, line }) => ({
    label: `Your notes, line ${line}`,
    text: text.slice(0, 1000),
  }))
}

/** Stories, resume lines and notes that fit a question, as sources. */
export const matchingTexts = (question: string, background: Background): AnswerSource[] => [
  ...matchingStories(question, background)
    .slice(0, 2)
    .map((story) => ({
      label: `Your story “${story.title}”`.slice(0, 200),
      text: storyText(story).slice(0, 1000),
    })),
  ...matchingResumeLines(question, background).slice(0, 2),
  ...matchingNotes(question, background).slice(0, 3),
]
