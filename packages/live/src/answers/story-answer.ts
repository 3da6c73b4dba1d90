import type { InterviewContext } from '@sightline/contracts/context/context'
import { STORY_PARTS } from '@sightline/contracts/context/limits'
import type { LivePrompt } from '../session/session.ts'
import type { Background, CoachAnswer } from './background.ts'
import { matchingResumeLines, matchingStories } from './matching-texts.ts'

type Story = InterviewContext['stories'][number]

const PART_TITLES = {
  situation: 'Situation',
  task: 'Your task',
  action: 'What you did',
  result: 'Result',
} as const

const STRUCTURE = [
  '- **Situation**: where, when, and who was involved, in one sentence.',
  '- **Task**: what you yourself were responsible for.',
  '- **Action**: two or three things that you did, with “I”.',
  '- **Result**: a number or a reaction, and what you would do again.',
].join('\n')

/**
 * An answer from the user's own stories; without a fitting story, the shape of an answer to fill.
 */
export function behavioralAnswer({ question }: LivePrompt, background: Background): CoachAnswer {
  const [story] = matchingStories(question, background)
  if (story) return fromStory(story)
  const lines = matchingResumeLines(question, background).slice(0, 2)
  const hint = lines.map(({ label, text }) => `- ${label}: “${text}”`).join('\n')
  const opening =
    'None of your stories is about this. Choose one real case and tell it in this order:'
  return {
    text: [
      opening,
      STRUCTURE,
      ...(hint ? [`Lines of your resume that may help:\n${hint}`] : []),
    ].join('\n\n'),
    sources: lines,
  }
}

function fromStory(story: Story): CoachAnswer {
  const parts = STORY_PARTS.filter((part) => story[part] !== '')
  const bullets = parts.map(
    (part) => `- **${PART_TITLES[part]}**: ${firstSentences(story[part], 2)}`,
  )
  const missing = STORY_PARTS.filter((part) => story[part] === '').map((part) =>
    PART_TITLES[part].toLowerCase(),
  )
  const gap =
    missing.length === 0
      ? []
      : [`Your story says nothing of: ${missing.join(', ')}. Add it from memory.`]
  return {
    text: [
      `Tell “${story.title}”. Begin with where and when it was.`,
      bullets.join('\n'),
      ...gap,
    ].join('\n\n'),
    sources: parts.map((part) => ({
      label: `Your story “${story.title}”, ${part}`.slice(0, 200),
      text: story[part].slice(0, 1000),
    })),
  }
}

const firstSentences = (text: string, count: number) =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .slice(0, count)
    .join(' ')
