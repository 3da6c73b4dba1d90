import { cuePattern, plainWords } from '../../cues/cue.ts'
import { MEETING_CUES, type MeetingForm } from '../../cues/reply-cues.ts'
import { matchingNotes, type Note, noteSources, notesOf } from '../background/notes.ts'
import { upperFirst } from '../background/spoken-line.ts'
import { type Asked, type Draft, listOf, sentence } from '../background.ts'

const FORMS = (Object.keys(MEETING_CUES) as MeetingForm[]).map((form) => ({
  form,
  cue: cuePattern(MEETING_CUES[form]),
}))

/** What is asked in a meeting; null for what no form is known for. */
export function meetingForm(question: string): MeetingForm | null {
  const words = plainWords(question)
  return FORMS.find(({ cue }) => cue.test(words))?.form ?? null
}

/** What to say where no note answers: nothing that binds, and no guess. */
const SAY: Record<MeetingForm, string> = {
  promise:
    'I don’t want to promise that before I have checked; I’ll tell you right after this meeting.',
  date: 'I don’t have a date that I would stand by yet; let me check and send it after this meeting.',
  number: 'I don’t have the exact number here; let me look it up and send it after this meeting.',
  blocker: 'Nothing that I have written down; I’ll speak up if that changes.',
  status:
    'I don’t have the latest on that in front of me; let me check and write it down for everybody.',
  who: 'I’m not sure who has that; let me find out and put a name to it.',
  opinion: 'What I’d want to know first is what it costs us, and how we would tell that it works.',
  why: 'I’d rather look at the facts first than guess; I’ll write down what I find.',
}
const SAY_OTHERWISE = 'I’d have to check that; I’ll come back to you right after this meeting.'

/** Notes that answer a form whatever they are about, where no note shares its words. */
const TELL: Partial<Record<MeetingForm, RegExp>> = {
  blocker: /\b(?:blocked|blocker|stuck|waiting (?:for|on)|no access|held up)\b/i,
}

/** A date or a day, which a note on a date should hold. */
const DATE =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?\b.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|next week|week \d+|q[1-4]|sprint)\b/i
const HOLDS: Partial<Record<MeetingForm, RegExp>> = { date: DATE, promise: DATE, number: /\d/ }

function notesFor(form: MeetingForm | null, { prompt, notes }: Asked): Note[] {
  const found = matchingNotes(prompt.question, notes)
  const tells = form ? TELL[form] : undefined
  const others =
    found.length === 0 && tells ? notesOf(notes).filter(({ text }) => tells.test(text)) : []
  const holds = form ? HOLDS[form] : undefined
  const all = [...found, ...others]
  return holds
    ? [
        ...all.filter(({ text }) => holds.test(text)),
        ...all.filter(({ text }) => !holds.test(text)),
      ]
    : all
}

/**
 * A reply in a meeting. Where a note answers, the sentence to say is the note; nobody asks there for
 * the user's stories or resume.
 */
export function meetingAnswer(asked: Asked): Draft {
  const form = meetingForm(asked.prompt.question)
  const [note, ...more] = notesFor(form, asked).slice(0, 3)
  if (note)
    return {
      say: sentence(upperFirst(note.text)),
      more: [
        listOf(
          more.map(({ text }) => sentence(text)),
          more.length > 0 ? 'Also in your notes:' : undefined,
        ),
        'Then who does what next, and by when.',
      ],
      sources: noteSources([note, ...more]),
    }
  return {
    say: form ? SAY[form] : SAY_OTHERWISE,
    more: [
      'Your notes say nothing about this. If you know it, say it in one sentence; do not guess a date or a number.',
      'Then who does what next, and by when.',
    ],
  }
}
