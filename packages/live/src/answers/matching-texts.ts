import type { AnswerSource } from '@sightline/contracts/live/events'
import type { LiveKind } from '@sightline/contracts/live/kinds'
import { wordsOf } from '@sightline/english/sentences'
import { matchingNotes, noteSources } from './background/notes.ts'
import { resumeSource } from './background/resume-facts.ts'
import { rank } from './background/terms.ts'
import type { Background } from './background.ts'
import { storyFor, storyText } from './person/stories.ts'

const RESUME_LINE_MIN_WORDS = 4

/** The lines of the user's resume that are about the same as a question, the best first. */
export function matchingResumeLines(question: string, { context }: Background): AnswerSource[] {
  const lines = (context?.resume ?? '')
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => wordsOf(text).length >= RESUME_LINE_MIN_WORDS)
  return rank(question, lines, ({ text }) => text).map(({ item }) => resumeSource(item))
}

/**
 * The story, resume lines and notes that fit a question, as sources. In meetings and sales calls
 * nobody asks for the person's past: there the notes alone.
 */
export function matchingTexts(
  question: string,
  kind: LiveKind,
  background: Background,
): AnswerSource[] {
  const notes = noteSources(matchingNotes(question, background.notes)).slice(0, 3)
  if (kind === 'meeting' || kind === 'sales-call') return notes
  const story = storyFor(question, background.context?.stories ?? [])
  return [
    ...(story
      ? [
          {
            label: `Your story “${story.title}”`.slice(0, 200),
            text: storyText(story).slice(0, 1000),
          },
        ]
      : []),
    ...matchingResumeLines(question, background).slice(0, 2),
    ...notes,
  ]
}
