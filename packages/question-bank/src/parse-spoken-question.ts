import type { SpokenRound } from '@sightline/contracts/interviews/rounds'
import { readFrontMatter } from './front-matter.ts'
import { SpokenQuestion } from './spoken-question.ts'

/** An invalid file of a spoken question; the message names the file and the fault. */
export class SpokenQuestionError extends Error {
  constructor(round: SpokenRound, slug: string, fault: string) {
    super(`spoken-questions/${round}/${slug}.md: ${fault}`)
    this.name = 'SpokenQuestionError'
  }
}

const SECTIONS = {
  Question: 'statement',
  'What it looks for': 'looksFor',
  'Stronger answer': 'stronger',
  'Weak answer': 'weak',
} as const

/**
 * Parses a round's question from its file: YAML front matter, then four sections of Markdown.
 * @throws SpokenQuestionError
 */
export function parseSpokenQuestion(
  round: SpokenRound,
  slug: string,
  text: string,
): SpokenQuestion {
  const refuse = (fault: string): never => {
    throw new SpokenQuestionError(round, slug, fault)
  }
  const { matter, body } = readFrontMatter(text, refuse)
  const sections = readSections(body, refuse)
  const { looksFor = '' } = sections
  const answers = { stronger: unwrapped(sections.stronger), weak: unwrapped(sections.weak) }
  const result = SpokenQuestion.safeParse({
    ...matter,
    ...sections,
    ...answers,
    round,
    slug,
    looksFor: readPoints(looksFor, refuse),
  })
  if (result.success) return result.data
  const [issue] = result.error.issues
  return refuse(`${issue?.path.join('.')}: ${issue?.message}`)
}

type Refuse = (fault: string) => never

function readSections(body: string, refuse: Refuse): Partial<Record<string, string>> {
  const [before = '', ...parts] = body.split(/^## /m)
  if (before.trim() !== '') refuse('text before the first section')
  const found = parts.map((part) => {
    const [title = '', ...lines] = part.split(/\r?\n/)
    const name = Object.entries(SECTIONS).find(([known]) => known === title.trim())?.[1]
    return [
      name ?? refuse(`there is no section '${title.trim()}'`),
      lines.join('\n').trim(),
    ] as const
  })
  for (const [title, name] of Object.entries(SECTIONS))
    if (found.filter(([one]) => one === name).length !== 1)
      refuse(`must have one section '${title}'`)
  return Object.fromEntries(found)
}

/** Joins the lines of a paragraph: line ends within it are only formatting. */
const unwrapped = (text = '') => text.replace(/(?<!\n)\r?\n(?![\r\n]|[-*>#] |\d+\. )/g, ' ')

/** `- dimension: what a good answer shows`, one line each. */
const readPoints = (text: string, refuse: Refuse) =>
  text
    .split(/\r?\n(?=- )/)
    .map(
      (line) =>
        /^- ([a-z-]+): (.+)$/s.exec(line) ??
        refuse(`'${line}' must read '- dimension: what it looks for'`),
    )
    .map(([, dimension, words = '']) => ({ dimension, text: words.replace(/\s+/g, ' ').trim() }))
