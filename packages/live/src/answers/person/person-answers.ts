import type { PersonForm } from '../../cues/person-cues.ts'
import { noteSources, notesAbout, saidNote } from '../background/notes.ts'
import { type Asked, type Draft, listOf, sentence } from '../background.ts'
import {
  closing,
  company,
  day,
  firstWeeks,
  fit,
  future,
  gap,
  introduction,
  leaving,
  motivation,
  path,
} from './career-answers.ts'
import { type Person, personOf } from './person.ts'
import { questions } from './questions-answer.ts'
import { drive, privateLife, strength, surroundings, weakness } from './self-answers.ts'
import { conditions, found, others, salary, start } from './terms-answers.ts'

/** Which notes answer a question of a form. */
const NOTES: Partial<Record<PersonForm, RegExp>> = {
  salary:
    /salar|compensation|\bpay\b|\bctc\b|\blakh\b|\blpa\b|per (?:year|annum|hour|day)|day rate/i,
  start: /notice|start date|can start|available from|earliest/i,
  conditions:
    /relocat|visa|sponsor|permit|remote|on-?site|hybrid|travel|right to work|on-?call|shift/i,
  introduction: /^(?:intro\w*|about me|pitch|who i am)\b/i,
  leaving: /leaving|why i (?:left|leave)|\bleft\b/i,
  motivation: /^why (?!should)|motivation|what draws|attract/i,
  company: /^(?:about (?:them|the company)|company|they\b)/i,
  fit: /^(?:fit|why me|hire me|unique)/i,
  weakness: /weak|to improve|working on|develop/i,
  strength: /strength|good at|best at/i,
  future: /goal|years|future|next step/i,
  path: /^why (?:nursing|i (?:became|chose)|this field)|how i got/i,
  drive: /motivat|drives me|passion/i,
  first: /first (?:\d+|month|weeks|days|ninety)/i,
  gap: /\bgap\b|break|sabbatical/i,
  others: /other (?:offers|companies|processes)|offers?\b/i,
  private: /hobb|free time|interests?\b/i,
  surroundings: /manager|culture|environment/i,
  found: /found (?:them|it)|heard|referr/i,
}

const FORMS: Record<PersonForm, (person: Person) => Draft> = {
  salary,
  start,
  conditions,
  questions,
  introduction,
  leaving,
  motivation,
  company,
  fit,
  weakness,
  strength,
  future,
  gap,
  others,
  private: privateLife,
  surroundings,
  found,
  closing,
  path,
  drive,
  day,
  first: firstWeeks,
}

/**
 * The answer to a question about the person. Where the user's notes answer it, the sentence to say is
 * the note; facts come from the resume and the posting alone, and what only the user knows is a gap.
 */
export function personAnswer(form: PersonForm, asked: Asked): Draft {
  const person = personOf(asked)
  const draft = FORMS[form](person)
  const pattern = NOTES[form]
  const notes = pattern ? notesAbout(pattern, person.notes) : []
  const [note, ...more] = notes
  if (!note) return draft
  const facts = form === 'introduction' || form === 'motivation' || form === 'fit' ? draft : null
  return {
    say: saidNote(note),
    more: [
      listOf(more.slice(0, 2).map(saidNote)),
      ...(facts ? [sentence(facts.say), ...facts.more] : []),
    ],
    sources: [...noteSources(notes.slice(0, 3)), ...(facts?.sources ?? [])],
  }
}
