import { plainLine, upperFirst } from '../background/spoken-line.ts'
import { type Draft, listOf, sentence } from '../background.ts'
import { type Person, postingSource } from './person.ts'

export function salary(person: Person): Draft {
  const { job, question } = person
  const isCurrent =
    /\b(?:current\w*|now|at the moment|right now|today|earning|making|last)\b/i.test(question)
  const range = job?.pay ? `the posting says ${job.pay.replace(/[.]$/, '')}` : null
  const say = range
    ? `${isCurrent ? 'I’d rather go by what this role is worth: ' : ''}${range}; is that still the range?`
    : `I’d like to understand the role first; which range have you set aside for it?`
  return {
    say: upperFirst(say),
    more: [
      'Your notes name no number, so name none that you have not decided on.',
      'If they ask again: a range whose lower end you would accept, “depending on the whole package”.',
    ],
    sources: postingSource(person, job?.pay ?? undefined),
  }
}

export const start = (): Draft => ({
  say: 'I can start on … , as my notice period is … .',
  more: [
    'Your notes say nothing of it. If you are not sure, say that you confirm it by mail after this talk.',
  ],
})

export function conditions(person: Person): Draft {
  const { job, resume } = person
  const lines = job?.conditions ?? []
  const places = (lines.join(' ').match(/\p{Lu}\p{Ll}+/gu) ?? []).filter((word) =>
    resume?.head.includes(word),
  )
  const place = places[0]
  return {
    say: place
      ? `I’m based in ${place} already, so that part is easy; as for the rest, … (yes or no, and from when).`
      : 'Yes, … / I would need … (what is true for you), and from … on.',
    more: [
      listOf(lines.map((line) => `The posting says: “${sentence(plainLine(line))}”`)),
      'Your notes say nothing of it: promise only what you know.',
    ],
    sources: lines.flatMap((line) => postingSource(person, line)).slice(0, 2),
  }
}

export const others = (person: Person): Draft => ({
  say: `I’m in … (how many) conversations, and ${person.job?.company ?? 'this one'} is … (where it stands for you).`,
  more: ['Name no company, and no offer that you do not have. Say by when you will decide.'],
})

export const found = (person: Person): Draft => ({
  say: `I found the posting${person.job?.company ? ` of ${person.job.company}` : ''} through … , and what caught me was … .`,
  more: [
    listOf(
      (person.job?.duties ?? [])
        .slice(0, 1)
        .map((duty) => `From the posting: “${plainLine(duty)}”`),
    ),
  ],
})
