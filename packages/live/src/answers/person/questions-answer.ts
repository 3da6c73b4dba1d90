import { noteSources, notesAbout, saidNote } from '../background/notes.ts'
import { plainLine } from '../background/spoken-line.ts'
import { type Draft, listOf } from '../background.ts'
import type { Person } from './person.ts'

/** Notes that are questions to the other side. */
const OWN_QUESTION = /^(?:ask|question)|\?$/i

export function questions(person: Person): Draft {
  const { job, notes } = person
  const asked = notesAbout(OWN_QUESTION, notes)
  const fromJob = [
    ...(job?.duties ?? [])
      .slice(0, 2)
      .map((duty, index) =>
        index === 0
          ? `The posting says “${plainLine(duty)}”: what should be different about that after my first three months?`
          : `And “${plainLine(duty)}”: where does that stand today?`,
      ),
    ...(job?.conditions ?? [])
      .slice(0, 1)
      .map((line) => `How does this look in practice: “${plainLine(line)}”?`),
  ]
  const [first = '', ...others] = [
    ...asked.map(saidNote),
    ...fromJob,
    'What would make you say in half a year that it was right to hire me?',
    'What is the hardest part of this job that the posting does not tell?',
    'How does the team decide what it works on next?',
  ].map((question) => question.replace(/[.]$/, ''))
  return {
    say: /\?$/.test(first) ? first : `${first}?`,
    more: [
      listOf(
        others.slice(0, 4).map((question) => (/\?$/.test(question) ? question : `${question}?`)),
      ),
    ],
    sources: noteSources(asked.slice(0, 5)),
  }
}
