import { STORY_PARTS } from '@sightline/contracts/context/limits'
import type { AnswerSource } from '@sightline/contracts/live/events'
import type { Theme } from '../../cues/theme-cues.ts'
import { resumeFacts, resumeSource, saidDeed } from '../background/resume-facts.ts'
import { upperFirst } from '../background/spoken-line.ts'
import { rank } from '../background/terms.ts'
import { type Asked, type Draft, listOf, sentence } from '../background.ts'
import { askedThemes, isFailure, type Story, storyFor } from './stories.ts'

const PART_TITLES = {
  situation: 'Situation',
  task: 'Your task',
  action: 'What you did',
  result: 'Result',
} as const

/** What somebody says who has no story at hand, and wins the time to think of one. */
const TIME_TO_THINK = 'Let me take a moment to pick a good example.'

const SHAPE = [
  '**Situation**: “When I was at … , we had … .”',
  '**Task**: “It was on me to … .”',
  '**Action**: “I … , then I … .”',
  '**Result**: “In the end … (a number or what people said).”',
]
const SHAPES: Partial<Record<Theme, string[]>> = {
  failure: [
    '**What I was to do**: “I was responsible for … .”',
    '**What went wrong, and my part in it**: “I … , and so … .”',
    '**What I did at once**: “I told … and … .”',
    '**What I do differently since**: “Since then I … .”',
  ],
  conflict: [
    '**The other view**: “… wanted … , because … .”',
    '**Mine**: “I thought … , because … .”',
    '**What I did**: “I asked … , and put … on the table.”',
    '**How it ended**: “We … , and we still … .”',
  ],
}

/** How one goes about it, for questions that ask for a way instead of a case. */
const WAYS: Partial<Record<Theme, string>> = {
  failure:
    'When something goes wrong I say so early, fix what can be fixed, and then change what let it happen.',
  conflict:
    'I first make sure that I understand the other view, then I bring facts, and if we still disagree I ask who decides and stand by it.',
  deadline:
    'I first find out what must be ready by the date, do that first, and say early what will not make it.',
  customer:
    'I listen until I know what they need, say what I can do and by when, and then keep to it.',
  mentoring:
    'I let people do the work themselves, look at it with them often, and give them a bit more each time.',
  leadership:
    'I make clear what we want to reach and who does what, and then I take away what stands in the way.',
  priorities:
    'I ask what happens if a thing waits, do first what hurts most when late, and tell the others what waits.',
  ambiguity:
    'I write down what I understand, ask the one question that decides most, and begin with a small step that shows whether it is right.',
  feedback:
    'I ask for an example, thank them, and come back after a while to ask whether it got better.',
  decision:
    'I write down the options with what each costs, ask who is affected, decide by a date, and say what would make me change it.',
  learning:
    'I build something small with it in the first days, and ask somebody who knows it to look at that.',
  teamwork:
    'I agree on who does what and by when, and tell the others early when something of mine changes.',
  persuasion:
    'I find out what matters to the other side, and show them a small trial rather than an opinion.',
  explaining:
    'I begin with what it means for them, use one picture or example, and ask them to say it back.',
}

const ASKS_FOR_WAY =
  /\b(?:how|what) (?:do|would|should|can) you\b|\bwhat (?:is|'s) your (?:approach|way|style|method)\b|\bhow are you (?:at|with)\b/i
const ASKS_FOR_CASE = /\b(?:time|example|case|situation|story|instance)\b/i

/**
 * An answer from the user's own stories; without a fitting story it says so and gives the shape of an
 * answer to fill.
 */
export function storyAnswer(asked: Asked): Draft {
  const { prompt, context } = asked
  const { question } = prompt
  const themes = askedThemes(question)
  const story = storyFor(question, context?.stories ?? [])
  const isWay = ASKS_FOR_WAY.test(question) && !ASKS_FOR_CASE.test(question)
  const way = isWay ? themes.flatMap((theme) => WAYS[theme] ?? [])[0] : undefined
  if (story)
    return fromStory(
      story,
      way,
      themes.includes('success') && !isFailure(story) && /\bproud/i.test(question),
    )
  const fromResume = !way && isAboutSuccess(themes) ? fromDeeds(asked) : null
  return fromResume ?? withoutStory(asked, themes, way)
}

const isAboutSuccess = (themes: readonly Theme[]) =>
  themes.length > 0 && themes.every((theme) => theme === 'success' || theme === 'challenge')

function fromDeeds({ context }: Asked): Draft | null {
  const deeds = context?.resume ? resumeFacts(context.resume).deeds.slice(0, 3) : []
  const [best, ...others] = deeds
  if (!best) return null
  const told = saidDeed(best)
  return {
    say: sentence(
      /^I /.test(told)
        ? `One thing that I am proud of: ${told}`
        : told.replace(/^(?:One of my projects|Part of my work)/, 'One thing that I am proud of'),
    ),
    more: [
      listOf(others.map((deed) => sentence(saidDeed(deed)))),
      'It is from your resume; add why it was hard, and what it changed for others.',
    ],
    sources: deeds.map(resumeSource),
  }
}

/** Says that no story fits, and gives the shape of one; successes are no examples of a failure. */
function withoutStory(
  { prompt, context }: Asked,
  themes: readonly Theme[],
  way: string | undefined,
): Draft {
  const stories = context?.stories ?? []
  const theme = themes.find((one) => SHAPES[one])
  const isAboutFailure = themes.includes('failure')
  const about = isAboutFailure ? 'tells of such a failure' : 'is about this'
  const others =
    isAboutFailure || theme === 'conflict' ? [] : stories.filter((story) => !isFailure(story))
  const deeds = context?.resume && !isAboutFailure ? resumeFacts(context.resume).deeds : []
  const near = rank(prompt.question, deeds, ({ text }) => text)
    .slice(0, 2)
    .map(({ item }) => item)
  return {
    say: way ?? TIME_TO_THINK,
    more: [
      stories.length === 0
        ? 'You have no stories in this session, so tell a real case in this order:'
        : `None of your stories ${about}. Tell a real case from memory, in this order:`,
      listOf(SHAPES[theme ?? 'success'] ?? SHAPE),
      listOf(
        near.map((deed) => sentence(saidDeed(deed))),
        near.length > 0 ? 'Close to it in your resume:' : undefined,
      ),
      others.length > 0
        ? `Your other stories: ${others.map(({ title }) => `“${title}”`).join(', ')}.`
        : null,
    ],
    sources: near.map(resumeSource),
  }
}

/** The label of a story's part among the sources of an answer. */
const storyLabel = (story: Story, part: string) =>
  `Your story “${story.title}”, ${part}`.slice(0, 200)

/** The story that an answer with these sources told; null for another answer. */
export const storyOfSources = (
  sources: readonly AnswerSource[],
  stories: readonly Story[],
): Story | null =>
  stories.find((story) =>
    sources.some(({ label }) => label.startsWith(`Your story “${story.title}”, `.slice(0, 200))),
  ) ?? null

/** The parts of a story as sources of an answer. */
export const storySources = (story: Story): AnswerSource[] =>
  STORY_PARTS.filter((part) => story[part] !== '').map((part) => ({
    label: storyLabel(story, part),
    text: story[part].slice(0, 1000),
  }))

function fromStory(story: Story, way: string | undefined, isProud: boolean): Draft {
  const parts = STORY_PARTS.filter((part) => story[part] !== '')
  const [first = 'situation'] = parts
  const [opening = story.title, ...rest] = sentencesOf(story[first])
  const bullets = parts.flatMap((part) => {
    const told = part === first && !way ? rest : sentencesOf(story[part])
    return told.length === 0
      ? []
      : [`**${PART_TITLES[part]}**: ${sentence(told.slice(0, 2).join(' '))}`]
  })
  const missing = STORY_PARTS.filter((part) => story[part] === '').map((part) =>
    PART_TITLES[part].toLowerCase(),
  )
  return {
    say: way ?? `${isProud ? 'I’m proud of this one: ' : ''}${sentence(upperFirst(opening))}`,
    more: [
      way ? `For example, “${story.title}”:` : null,
      listOf(bullets),
      missing.length === 0
        ? null
        : `Your story says nothing of: ${missing.join(', ')}. Add it from memory.`,
    ],
    sources: storySources(story),
  }
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+/)
    .filter((part) => part !== '')
