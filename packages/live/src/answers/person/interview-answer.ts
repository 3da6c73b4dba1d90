import { cuePattern, plainWords } from '../../cues/cue.ts'
import { PERSON_CUES, type PersonForm } from '../../cues/person-cues.ts'
import { matchingNotes, noteSources } from '../background/notes.ts'
import { resumeFacts, resumeSource, saidDeed } from '../background/resume-facts.ts'
import { upperFirst } from '../background/spoken-line.ts'
import { rank } from '../background/terms.ts'
import { type Asked, type Draft, listOf, sentence } from '../background.ts'
import { matchingResumeLines } from '../matching-texts.ts'
import { askedExperience, experienceAnswer } from './experience-answer.ts'
import { personAnswer } from './person-answers.ts'
import { askedThemes, storyFor } from './stories.ts'
import { storyAnswer } from './story-answer.ts'
import { askedOnAnswer, pointsBack } from './story-asked-on.ts'

const FORMS = (Object.keys(PERSON_CUES) as PersonForm[]).map((form) => ({
  form,
  cue: cuePattern(PERSON_CUES[form]),
}))

/** Asks for a story, whatever else the words say. */
const ASKS_FOR_STORY =
  /\b(?:a|any|another|one) (?:time|situation|example|case|moment|instance) (?:when|where|in which|of|that|you)\b|\bexample of\b|\bhave you ever\b|\bwhen (?:did|was the last time) you last\b/i

/** The form of a question about the person; null for another question. */
export function personForm(question: string): PersonForm | null {
  if (ASKS_FOR_STORY.test(question)) return null
  const sentences = question.split(/(?<=[.?!])\s+/).toReversed()
  const all = sentences.length > 1 ? [...sentences, question] : sentences
  for (const text of all.map((one) => plainWords(one.replaceAll('-', ' ')))) {
    const form = FORMS.find(({ cue }) => cue.test(text))?.form
    if (form) return form
  }
  return null
}

/** A question about what something is, and not about the person. */
const ASKS_FOR_KNOWLEDGE =
  /^(?:(?:so|okay|ok|and|well|alright|right|now|great)[ ,]+)*(?:can you |could you )?(?:what(?:'s|’s| is| are| does)|explain|define|how (?:does|do|is|are)|when would you use)\b(?!.*\b(?:you|your|yourself)\b)/i

/** Whether a question of any interview is about the person and asks for no solution. */
export const isAboutPerson = (question: string): boolean =>
  personForm(question) !== null || ASKS_FOR_STORY.test(question)

/**
 * The answer to a question of an interview about the person: the form of the question decides its
 * shape, and the facts come from the user's notes, stories, resume and posting alone.
 */
export function interviewAnswer(asked: Asked): Draft {
  const { question } = asked.prompt
  const form = personForm(question)
  if (form) return personAnswer(form, asked)
  const asksForStory = ASKS_FOR_STORY.test(question)
  const themes = askedThemes(question)
  const askedOn =
    asksForStory || (themes.length > 0 && !pointsBack(question)) ? null : askedOnAnswer(asked)
  if (askedOn) return askedOn
  const thing = askedExperience(question)
  if (thing && !asksForStory) return experienceAnswer(thing, asked)
  if (themes.length === 0 && ASKS_FOR_KNOWLEDGE.test(question)) return knowledgeAnswer(asked)
  if (themes.length > 0) return storyAnswer(asked)
  const story = storyFor(question, asked.context?.stories ?? [])
  return (
    noteAnswer(asked) ??
    (story === null && !asksForStory
      ? (deedAnswer(asked) ?? generalAnswer(asked))
      : storyAnswer(asked))
  )
}

/** What is not known to the coach: time to think, and what of the user's texts may help. */
function generalAnswer({ prompt, context }: Asked): Draft {
  const deeds = context?.resume ? resumeFacts(context.resume).deeds.slice(0, 2) : []
  const stories = context?.stories ?? []
  const asksForWay = /\bhow (?:do|would|should|can) you\b/i.test(prompt.question)
  return {
    say: asksForWay
      ? 'First I find out what counts most, then I agree on it with the people it concerns, and I check early whether it works.'
      : 'Let me think about that for a moment.',
    more: [
      asksForWay
        ? 'Then one case that shows it.'
        : 'Then one sentence that answers it, and one case: where it was, what you did, what came of it.',
      listOf(
        deeds.map((deed) => sentence(saidDeed(deed))),
        deeds.length > 0 ? 'From your resume, if it fits:' : undefined,
      ),
      stories.length > 0
        ? `Your stories: ${stories.map(({ title }) => `“${title}”`).join(', ')}.`
        : null,
    ],
    sources: deeds.map(resumeSource),
  }
}

/** A note that the user has made for just this question. */
function noteAnswer({ prompt, notes }: Asked): Draft | null {
  const [note, ...more] = matchingNotes(prompt.question, notes)
  if (!note) return null
  return {
    say: sentence(upperFirst(note.text)),
    more: [listOf(more.slice(0, 2).map(({ text }) => sentence(text)))],
    sources: noteSources([note, ...more].slice(0, 3)),
  }
}

/** What the resume tells of a thing that the question names, such as an employer or a project. */
function deedAnswer(asked: Asked): Draft | null {
  const { prompt, context } = asked
  const deeds = context?.resume ? resumeFacts(context.resume).deeds : []
  const found = rank(
    prompt.question,
    deeds,
    ({ text, position }) => `${text} ${position?.employer ?? ''}`,
    (share) => share >= 0.5,
  )
    .slice(0, 3)
    .map(({ item }) => item)
  const [best, ...more] = found
  if (!best) return null
  return {
    say: sentence(saidDeed(best)),
    more: [
      listOf(more.map((deed) => sentence(saidDeed(deed)))),
      'Then: why it mattered, what was hard, and what you would do next.',
    ],
    sources: found.map(resumeSource),
  }
}

/** What is asked for is not about the person: the coach knows no answer, and says how to give one. */
function knowledgeAnswer(asked: Asked): Draft {
  const lines = matchingResumeLines(asked.prompt.question, asked).slice(0, 2)
  return {
    say: 'In short, it is … (what it is for); I would explain it by an example.',
    more: [
      listOf([
        'What it is for, in a sentence.',
        'How it works, by one small example.',
        'What it costs, and when you would take something else.',
      ]),
      listOf(
        lines.map(({ text }) => sentence(saidDeed({ text }))),
        lines.length > 0 ? 'Where you have met it, by your resume:' : undefined,
      ),
      'The coach knows your own texts alone. If you do not know it, say what you would look up first.',
    ],
    sources: lines,
  }
}
