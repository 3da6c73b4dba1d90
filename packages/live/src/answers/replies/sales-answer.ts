import { cuePattern, plainWords } from '../../cues/cue.ts'
import { SALES_CUES, type SalesForm } from '../../cues/reply-cues.ts'
import { matchingNotes, noteSources, notesOf } from '../background/notes.ts'
import { upperFirst } from '../background/spoken-line.ts'
import { rank, termsOf } from '../background/terms.ts'
import { type Asked, type Draft, listOf, sentence } from '../background.ts'

const FORMS = (Object.keys(SALES_CUES) as SalesForm[]).map((form) => ({
  form,
  cue: cuePattern(SALES_CUES[form]),
}))

/** What a customer asks or objects; null for what no form is known for. */
export function salesForm(question: string): SalesForm | null {
  const words = plainWords(question)
  return FORMS.find(({ cue }) => cue.test(words))?.form ?? null
}

/** What to say where no note answers, and what to ask back. Nothing of it is a fact of the product. */
const REPLIES: Record<SalesForm, { say: string; ask: string }> = {
  price: {
    say: 'I want to give you the right number and not a guess: how many people would use it, and for what?',
    ask: 'What do you compare the price with, and who decides about the budget?',
  },
  competitor: {
    say: 'Good to know. What works well for you there, and what made you take this call all the same?',
    ask: 'If one thing there could be better, what would it be?',
  },
  timing: {
    say: 'That is fair. What would have to be true for it to matter sooner?',
    ask: 'When should we speak again, and what will have happened by then?',
  },
  security: {
    say: 'I’ll get you an exact answer in writing; which questions do your security people ask first?',
    ask: 'Who reviews it on your side, and how long does that usually take?',
  },
  trial: {
    say: 'What would you need to see in a trial to say yes or no?',
    ask: 'Who would try it, and by when would you decide?',
  },
  rollout: {
    say: 'That depends on where you start from: what do you use today, and how many people are to move?',
    ask: 'By when must it run, and who would set it up on your side?',
  },
  hosting: {
    say: 'Let me check that before I promise it: is it a rule on your side, or about where the data lies?',
    ask: 'Who set that rule, and what does it ask for in writing?',
  },
  integration: {
    say: 'Let me not promise that in general: which systems must it work with on the first day?',
    ask: 'What would break for you if it did not?',
  },
  proof: {
    say: 'I’ll find you somebody in a position like yours; what result would convince you?',
    ask: 'How do you measure it today?',
  },
  terms: {
    say: 'I’ll send you the exact terms; which of them matters most to you?',
    ask: 'What does a contract need so that your side can sign it?',
  },
  support: {
    say: 'What happens on your side when something breaks, and how fast do you need somebody?',
    ask: 'Who would call us, and at which hours?',
  },
  decision: {
    say: 'Of course. What will they want to know first, so that I can put it on one page for you?',
    ask: 'Who else is part of the decision, and by when will it be made?',
  },
}
const OTHERWISE = {
  say: 'Let me make sure that I understand: what matters most to you in this?',
  ask: 'How do you do it today, and what does it cost you when it goes wrong?',
}

/** What a customer says rather than asks: no note is missing where none fits. */
const OBJECTIONS: SalesForm[] = ['timing', 'decision', 'competitor']

/**
 * The notes that answer a customer: those with the words of the question, else those of its form.
 * The latter are only near where the question asks for something more particular.
 */
function notesFor(form: SalesForm | null, question: string, notes: string) {
  const found = matchingNotes(question, notes)
  if (found.length > 0 || form === null || OBJECTIONS.includes(form)) return { found, near: [] }
  const cue = cuePattern(SALES_CUES[form])
  const rest = plainWords(question).replace(new RegExp(cue, 'g'), ' ')
  const near = notesOf(notes).filter(({ text, heading }) =>
    cue.test(plainWords(`${heading} ${text}`)),
  )
  if (termsOf(rest).size === 0) return { found: near, near: [] }
  const half = rank(
    question,
    near,
    ({ text }) => text,
    (share) => share >= 0.5,
  )
  return { found: half.map(({ item }) => item), near }
}

/**
 * A reply to a customer. Where a note answers, the sentence to say is the note; a question to ask
 * back follows.
 */
export function salesAnswer({ prompt, notes }: Asked): Draft {
  const form = salesForm(prompt.question)
  const reply = form ? REPLIES[form] : OTHERWISE
  const { found, near } = notesFor(form, prompt.question, notes)
  const [note, ...more] = found.slice(0, 3)
  const back = `**Ask back**: “${reply.ask}”`
  if (note)
    return {
      say: sentence(upperFirst(note.text)),
      more: [
        listOf(
          more.map(({ text }) => sentence(text)),
          more.length > 0 ? 'Also in your notes:' : undefined,
        ),
        back,
      ],
      sources: noteSources([note, ...more]),
    }
  return {
    say: reply.say,
    more: [
      form && OBJECTIONS.includes(form)
        ? null
        : 'Your notes say nothing about this. Do not guess a number or a feature: offer to send it.',
      listOf(
        near.slice(0, 3).map(({ text }) => sentence(text)),
        near.length > 0 ? 'Close to it in your notes:' : undefined,
      ),
      back,
    ],
    sources: noteSources(near.slice(0, 3)),
  }
}
