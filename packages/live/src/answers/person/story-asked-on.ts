import { STORY_PARTS, type StoryPart } from '@sightline/contracts/context/limits'
import {
  STORY_ASKED_ON_CUES,
  STORY_TELLS_CUES,
  type StoryAskedOn,
} from '../../cues/asked-on-cues.ts'
import { cuePattern, plainWords } from '../../cues/cue.ts'
import { currentPrompts, type LivePrompt, usableSegments } from '../../session/session.ts'
import { upperFirst } from '../background/spoken-line.ts'
import { rank, termsOf } from '../background/terms.ts'
import { type Asked, type Draft, listOf, sentence } from '../background.ts'
import { askedThemes, type Story, storyText } from './stories.ts'
import { sentencesOf, storyOfSources, storySources } from './story-answer.ts'

const FORMS = (Object.keys(STORY_ASKED_ON_CUES) as StoryAskedOn[]).map((form) => ({
  form,
  cue: cuePattern(STORY_ASKED_ON_CUES[form]),
}))
/** `more`: what no form is known for. */
type AskedOn = StoryAskedOn | 'more'

const TELLS = (form: AskedOn) => {
  const cues =
    form === 'differently'
      ? STORY_TELLS_CUES.learned
      : form in STORY_TELLS_CUES
        ? STORY_TELLS_CUES[form as keyof typeof STORY_TELLS_CUES]
        : null
  return cues ? cuePattern(cues) : null
}

/** The parts of a story that what is asked on is told in, the likeliest first. */
const PARTS: Record<AskedOn, StoryPart[]> = {
  learned: ['result', 'action'],
  differently: ['result', 'action'],
  reaction: ['result'],
  outcome: ['result'],
  part: ['action', 'task'],
  hardest: ['task', 'situation'],
  when: ['situation', 'task', 'action', 'result'],
  why: ['action', 'task', 'situation', 'result'],
  more: ['result', 'action', 'task', 'situation'],
}

/** What to say where the story holds nothing of it: a beginning, and a gap. */
const OPENINGS: Record<AskedOn, string> = {
  learned: 'What I took from it is … (one thing), and since then I … .',
  differently: 'Looking back, I would … (one thing) earlier, because … .',
  reaction: 'They took it … (well, or badly), and what they said was … .',
  outcome: 'In the end … (a number, or what people said).',
  part: 'My own part was to … ; … (who) did the rest.',
  hardest: 'The hardest part was … , because … .',
  when: 'It took … , from … to … .',
  why: 'I chose it because … , and the other way would have cost … .',
  more: 'Let me think back for a second.',
}

/** The form of a question that asks on about a story; null for what no form is known for. */
export function storyAskedOn(question: string): StoryAskedOn | null {
  const words = plainWords(question)
  return FORMS.find(({ cue }) => cue.test(words))?.form ?? null
}

const POINTERS =
  /\b(?:that|this|it|its|those|these|there|then|he|him|his|she|her|they|them|their|afterwards|after|else)\b/

/** Whether a question points back to what was just told. */
export const pointsBack = (question: string): boolean =>
  /^(?:and|but|then)\b/i.test(question) || POINTERS.test(plainWords(question))

/** Longer questions set a topic of their own. */
const ASKED_ON_MAX_WORDS = 22
/** So many words of a story in what the user said show that it is this one. */
const TOLD_WORDS_MIN = 2
/** Who has said so many words that are in no story tells another case. */
const OWN_CASE_MIN_WORDS = 8

/**
 * The story that the user tells: the one whose words they have used since the last question, else
 * the one that the coach brought up for it. Null for a case that is none of the stories, and
 * undefined where the last question asked for none.
 */
function toldStory({ prompt, context, session }: Asked): Story | null | undefined {
  const stories = context?.stories ?? []
  const earlier = session.prompts.slice(
    0,
    session.prompts.findIndex(({ id }) => id === prompt.id),
  )
  const before = currentPrompts(earlier).at(-1)
  if (before?.kind !== 'behavioral') return undefined
  const words = termsOf(saidSince(before, session))
  const [first, second] = stories
    .map((story) => ({
      story,
      count: [...termsOf(storyText(story))].filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.count - a.count)
  if (first && first.count >= TOLD_WORDS_MIN && first.count > (second?.count ?? 0))
    return first.story
  const brought = storyOfSources(before.answers.at(-1)?.sources ?? [], stories)
  const isOwnCase = words.size >= OWN_CASE_MIN_WORDS && askedThemes(before.question).length > 0
  return isOwnCase ? null : (brought ?? undefined)
}

/** What the user has said since a question. */
function saidSince(before: LivePrompt, session: Asked['session']): string {
  const heard = usableSegments(session)
  const start =
    before.segments.length > 0
      ? heard.findLastIndex(({ id }) => before.segments.includes(id)) + 1
      : heard.findIndex(({ at }) => at > before.at)
  return (start < 0 ? [] : heard.slice(start))
    .filter(({ channel }) => channel === 'you')
    .map(({ text }) => text)
    .join(' ')
}

/**
 * The answer to what is asked on about the story just told, in the story's own words; null for a
 * question that asks on about none.
 */
export function askedOnAnswer(asked: Asked): Draft | null {
  const { question } = asked.prompt
  if (question.split(/\s+/).length > ASKED_ON_MAX_WORDS) return null
  const form = storyAskedOn(question) ?? (pointsBack(question) ? 'more' : null)
  const story = form && toldStory(asked)
  if (!form || story === undefined) return null
  if (story) return fromStory(form, story, question)
  return {
    say: OPENINGS[form],
    more: ['What you told is none of your stories, so the facts are yours.'],
  }
}

function fromStory(form: AskedOn, story: Story, question: string): Draft {
  const tells = TELLS(form)
  const sentences = PARTS[form].flatMap((part) => sentencesOf(story[part]))
  const named = namedPerson(question)
  const fitting = sentences.filter((text) => {
    const words = plainWords(text)
    return (
      (!tells || tells.test(words)) && (form !== 'reaction' || named === null || named.test(words))
    )
  })
  const best = chosenSentence(form, fitting, question)
  if (best === undefined) {
    const whole = STORY_PARTS.flatMap((part) => (story[part] === '' ? [] : [sentence(story[part])]))
    return {
      say: OPENINGS[form],
      more: [
        `Your story “${story.title}” says nothing of this; add it from memory.`,
        listOf(whole, 'What it says:'),
      ],
      sources: storySources(story),
    }
  }
  const more = form === 'more' ? [] : fitting.filter((other) => other !== best)
  return {
    say: sentence(upperFirst(best)),
    more: [listOf(more.map(sentence)), `From your story “${story.title}”.`],
    sources: storySources(story).filter(({ text }) => sentencesOf(text).includes(best)),
  }
}

/** Of the sentences that may answer, the one that shares most with the question, else the first. */
function chosenSentence(form: AskedOn, fitting: string[], question: string): string | undefined {
  if (form !== 'why' && form !== 'when' && form !== 'more') return fitting[0]
  const [closest] = rank(question, fitting, (text) => text)
  return closest?.item ?? (form === 'more' ? undefined : fitting[0])
}

/** The person whose reaction is asked for; null where the question names nobody. */
function namedPerson(question: string): RegExp | null {
  const words = plainWords(question)
  const name =
    /\b(?:manager|boss|lead|team|customers?|clients?|director|colleagues?|users?)\b/.exec(
      words,
    )?.[0]
  if (name) return new RegExp(`\\b${name.replace(/s$/, '')}s?\\b`)
  const pronoun = /\b(?:he|she|him|her)\b/.exec(words)?.[0]
  return pronoun ? /\b(?:he|she|him|her|his)\b/ : null
}
