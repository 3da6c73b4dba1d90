import { resumeSource, saidDeed } from '../background/resume-facts.ts'
import { lowerFirst, plainLine } from '../background/spoken-line.ts'
import { type Draft, listOf, sentence } from '../background.ts'
import { type Person, placedDeed } from './person.ts'
import { isFailure, type Story, storyText } from './stories.ts'

export function weakness({ stories }: Person): Draft {
  const story = stories.find(isFailure)
  return {
    say: 'One thing that I have had to work on is … (one real weakness, and not one that this job is about).',
    more: [
      listOf([
        '**When it showed**: one case, in a sentence.',
        '**What I do about it now**: a habit that others can see.',
        '**How I know that it helps**.',
      ]),
      story
        ? `Your story “${story.title}” may show one, with what you changed: “${sentence(lastPart(story))}”`
        : null,
    ],
    sources: story
      ? [
          {
            label: `Your story “${story.title}”`.slice(0, 200),
            text: storyText(story).slice(0, 1000),
          },
        ]
      : [],
  }
}

const lastPart = ({ result, action, situation, task }: Story) =>
  result || action || task || situation

export function strength(person: Person): Draft {
  const deeds = person.resume?.deeds.slice(0, 3) ?? []
  const [best, ...others] = deeds
  return {
    say: best
      ? sentence(`The best proof of what I am good at: ${placedDeed(best)}`)
      : 'I’m at my best when … (one strength), and it showed when … (one result).',
    more: [
      listOf(others.map((deed) => sentence(saidDeed(deed)))),
      best ? 'Name the strength in a word before it: what did it take?' : null,
    ],
    sources: deeds.map(resumeSource),
  }
}

export const privateLife = ({ resume }: Person): Draft => ({
  say: resume?.interests
    ? sentence(`In my free time it’s ${lowerFirst(resume.interests)}`)
    : 'Outside of work I like … (one thing, and why).',
  more: ['One thing with a detail is enough.'],
})

export function drive(person: Person): Draft {
  const deeds = person.resume?.deeds.slice(0, 2) ?? []
  const [best, ...others] = deeds
  return {
    say: best
      ? sentence(`What drives me is work that shows, as when ${lowerDeed(placedDeed(best))}`)
      : 'What drives me is … (one thing), as when … (one case that shows it).',
    more: [
      listOf(others.map((deed) => sentence(saidDeed(deed)))),
      best ? 'Change the reason to your own; keep the case.' : null,
    ],
    sources: deeds.map(resumeSource),
  }
}

/** What was done, within a sentence. */
const lowerDeed = (text: string) => (/^I\b/.test(text) ? text : lowerFirst(text))

export const surroundings = (person: Person): Draft => ({
  say: 'I work best with people who say what they want to reach and leave me the way, and who tell me early when something is off.',
  more: [
    'Change it to what is true for you, with one case from your last team.',
    person.job?.conditions[0]
      ? `The posting says: “${sentence(plainLine(person.job.conditions[0]))}”`
      : null,
  ],
})
