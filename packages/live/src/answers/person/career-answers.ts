import { type ResumeFacts, resumeSource, saidDeed } from '../background/resume-facts.ts'
import { dutyVerb, lowerFirst, plainLine, toThem, upperFirst } from '../background/spoken-line.ts'
import { termsOf } from '../background/terms.ts'
import { type Draft, listOf, sentence } from '../background.ts'
import {
  bestMatch,
  deedSource,
  drawOf,
  type Person,
  placedDeed,
  postingSource,
  theirs,
  withArticle,
} from './person.ts'

export function introduction(person: Person): Draft {
  const { resume, job } = person
  if (!resume)
    return {
      say: 'I’m … (what you do), and for the last … years I have worked on … .',
      more: [
        'No resume is chosen for this session, so the facts are yours to fill:',
        listOf([
          '**Now**: what you do, and one result.',
          '**Before**: how you got there, in a sentence.',
          '**Next**: why this role.',
        ]),
      ],
    }
  const [now] = resume.positions
  const start = opening(resume)
  const rest = resume.positions.filter((position) => position !== now)
  const own = resume.deeds.filter(({ position }) => !position || position === now).slice(0, 2)
  const before = rest[0]
  const deedBefore = resume.deeds.find(({ position }) => position !== null && position === before)
  const match = job ? bestMatch(person, job.duties).line : undefined
  const shown = [...own, ...(deedBefore ? [deedBefore] : [])]
  return {
    say: sentence(start),
    more: [
      listOf([
        ...own.map((deed) => sentence(saidDeed(deed))),
        ...(before
          ? [
              sentence(
                `Before that I was ${withArticle(before.title)}${before.employer ? ` at ${before.employer}` : ''}${deedBefore ? `: ${saidDeed(deedBefore)}` : ''}`,
              ),
            ]
          : []),
        ...(resume.education && resume.positions.length < 2 && !start.includes(resume.education)
          ? [sentence(`I studied: ${resume.education}`)]
          : []),
        ...(match ? [sentence(`What draws me to ${theirs(person)} is ${drawOf(match)}`)] : []),
      ]),
    ],
    sources: [...shown.map(resumeSource), ...postingSource(person, match)],
  }
}

function opening({ positions, headline, summary, education }: ResumeFacts): string {
  const now = positions.find(({ isCurrent }) => isCurrent)
  if (now?.employer) {
    const years = /\bwith (.+ years .+)$/i.exec(summary ?? '')?.[1]
    return `I’m ${withArticle(now.title)} at ${now.employer}${years ? `, with ${years}` : ''}`
  }
  if (summary) return `I’m ${withArticle(lowerFirst(summary))}`
  if (headline) return `I’m ${withArticle(headline)}`
  if (education) return `I’m coming from my studies: ${education}`
  const [last] = positions
  return last
    ? `I’m ${withArticle(last.title)}${last.employer ? `, most recently at ${last.employer}` : ''}`
    : 'I’m … (what you do)'
}

export function motivation(person: Person): Draft {
  const { job } = person
  if (!job)
    return {
      say: 'What draws me here is … (one thing that they do), because I … (what you have done that is close to it).',
      more: [
        deedsList(person, 'Closest to it in your resume:'),
        'No posting is chosen for this session; name one thing of theirs that you have really looked at.',
      ],
      sources: (person.resume?.deeds ?? []).slice(0, 2).map(resumeSource),
    }
  const { line, deed } = bestMatch(person, job.duties.length > 0 ? job.duties : job.requirements)
  const draw = line
    ? `is ${drawOf(line)}`
    : job.about
      ? `is what you do: ${lowerFirst(job.about)}`
      : 'is … (one thing that they do)'
  return {
    say: sentence(`What draws me to ${theirs(person)} ${draw}`),
    more: [
      listOf([
        ...(deed ? [sentence(`It is close to what I have done: ${saidDeed(deed)}`)] : []),
        ...(job.about ? [`From the posting: ${sentence(job.about)}`] : []),
      ]),
    ],
    sources: [...postingSource(person, line), ...deedSource(deed)],
  }
}

const deedsList = ({ resume }: Person, title: string) => {
  const deeds = (resume?.deeds ?? []).slice(0, 2).map((deed) => sentence(saidDeed(deed)))
  return listOf(deeds, deeds.length > 0 ? title : undefined)
}

export function company(person: Person): Draft {
  const about = person.job?.about
  return {
    say: about
      ? sentence(`What I know from the posting is this: ${about}`)
      : 'I know you from the posting, and I would like to hear from you what matters most this year.',
    more: [
      listOf(
        (person.job?.duties ?? [])
          .slice(0, 2)
          .map((duty) => sentence(`The role itself: ${toThem(plainLine(duty))}`)),
      ),
      about
        ? null
        : 'Your posting and notes say nothing of what they do; say only what you have read.',
    ],
    sources: postingSource(person, about ?? undefined),
  }
}

export function leaving(person: Person): Draft {
  const { resume, job, question } = person
  const positions = resume?.positions ?? []
  const asked = positions.find(({ employer }) => employer && termsOverlap(question, employer))
  const position = asked ?? positions.find(({ isCurrent }) => isCurrent) ?? positions[0]
  const next = asked && !asked.isCurrent ? positions[positions.indexOf(asked) - 1] : undefined
  const deed =
    resume?.deeds.find((one) => one.position === position) ?? (asked ? undefined : resume?.deeds[0])
  const duty = job?.duties[0]
  const wish = duty
    ? `, and next I’m looking for ${drawOf(duty)}`
    : ', and next I’m looking for … (what this role gives you)'
  const at = position?.employer ?? null
  const say =
    asked && !asked.isCurrent
      ? `I moved on from ${at}${next?.employer ? ` to ${next.employer}` : ''} because I wanted … (what came next, not what was wrong)`
      : `${at ? `At ${at} ` : ''}${deed ? saidDeed(deed) : 'I have … (one result)'}${wish}`
  return {
    say: sentence(upperFirst(say)),
    more: ['Stay with what you are going to; say nothing bad about people there.'],
    sources: [...deedSource(deed), ...postingSource(person, duty)],
  }
}

const termsOverlap = (question: string, name: string) => {
  const words = termsOf(question)
  return [...termsOf(name)].some((term) => words.has(term))
}

export function fit(person: Person): Draft {
  const { job, resume } = person
  const needs = job ? [...job.requirements, ...job.duties] : []
  const { line, deed, shared } = bestMatch(person, needs)
  const others = (resume?.deeds ?? []).filter((other) => other !== deed).slice(0, 2)
  const need =
    line && shared > 0 ? `, and you are looking for ${lowerFirst(toThem(plainLine(line)))}` : ''
  return {
    say: deed
      ? sentence(`${need ? '' : 'What I would bring shows in this: '}${placedDeed(deed)}${need}`)
      : 'You need … (the hardest thing in the posting), and I have … (one result that shows it).',
    more: [
      listOf(
        others.map((other) => sentence(saidDeed(other))),
        others.length > 0 ? 'And besides:' : undefined,
      ),
    ],
    sources: [...deedSource(deed), ...others.map(resumeSource), ...postingSource(person, line)],
  }
}

export function future(person: Person): Draft {
  const { job, resume } = person
  const duty = job?.duties[0]
  const [now] = resume?.positions ?? []
  const verb = duty ? dutyVerb(duty) : null
  const mentoring = job?.requirements.find((line) => /mentor|lead|coach/i.test(line))
  return {
    say: verb
      ? sentence(`I want to be somebody you trust to ${verb}, and from there … (your own aim)`)
      : sentence(
          `I want to go deeper in what I do${now ? ` as ${withArticle(now.title)}` : ''}, towards … (your own aim)`,
        ),
    more: [
      mentoring ? sentence(`It fits the posting: “${plainLine(mentoring)}”`) : null,
      'Give a direction rather than a title, and say how this role leads there.',
    ],
    sources: postingSource(person, duty),
  }
}

export function gap(person: Person): Draft {
  const positions = person.resume?.positions ?? []
  return {
    say: 'In that time I … (what you did, in one plain sentence), and since then I have … .',
    more: [
      'Say it once, without an excuse, and go on to what you do today.',
      listOf(
        positions.map(({ title, employer }) => (employer ? `${title}, ${employer}` : title)),
        positions.length > 0 ? 'Your positions:' : undefined,
      ),
    ],
  }
}

export function path(person: Person): Draft {
  const { resume } = person
  const deeds = resume?.deeds.slice(0, 2) ?? []
  return {
    say: 'I got into it when … (one moment), and what has kept me is … (what you like in the work).',
    more: [
      listOf(
        deeds.map((deed) => sentence(saidDeed(deed))),
        deeds.length > 0 ? 'What shows it:' : undefined,
      ),
      resume?.education ? sentence(`By your resume you studied: ${resume.education}`) : null,
    ],
    sources: deeds.map(resumeSource),
  }
}

export function day(person: Person): Draft {
  const positions = person.resume?.positions ?? []
  const now = positions.find(({ isCurrent }) => isCurrent) ?? positions[0]
  const own = (person.resume?.deeds ?? []).filter(({ position }) => !position || position === now)
  const [first, ...others] = own.slice(0, 3)
  const at = now?.employer ? `At ${now.employer} ` : ''
  return {
    say: first
      ? sentence(`${at}${saidDeed(first)}`)
      : 'Most of my day goes into … , and the rest into … .',
    more: [
      listOf(others.map((deed) => sentence(saidDeed(deed)))),
      'Then how a usual week is split, in a sentence.',
    ],
    sources: own.slice(0, 3).map(resumeSource),
  }
}

export function firstWeeks(person: Person): Draft {
  const { line, deed, shared } = bestMatch(person, person.job?.duties ?? [])
  const verb = line ? dutyVerb(line) : null
  return {
    say: `First I would listen: to the people I work with, and to what is slow or breaks today; then I would pick one thing to finish${verb ? ` on the way to ${gerundFree(verb)}` : ''}.`,
    more: [
      listOf([
        '**Listen**: who uses the work, and what they wait for.',
        '**One small result**: something done and used in the first weeks.',
        '**Then**: a plan that the team has seen, with what I leave out.',
      ]),
      deed && shared > 0 ? sentence(`I have done something close to it: ${saidDeed(deed)}`) : null,
    ],
    sources: [...deedSource(deed), ...postingSource(person, line)],
  }
}

/** A duty as the aim of a sentence: `own your ledger` becomes `“own your ledger”`. */
const gerundFree = (verb: string) => `“${verb}”`

export function closing(person: Person): Draft {
  const { line, deed, shared } = bestMatch(
    person,
    person.job ? [...person.job.requirements, ...person.job.duties] : [],
  )
  const need =
    line && shared > 0 ? ` You are looking for ${lowerFirst(toThem(plainLine(line)))}.` : ''
  return {
    say: deed
      ? `Just one thing to remember: ${sentence(placedDeed(deed))}${need}`
      : 'Just this: I would like to do this work, because … .',
    more: ['Then thank them and ask what the next step is.'],
    sources: deedSource(deed),
  }
}
