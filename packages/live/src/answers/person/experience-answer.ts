import { wordsOf } from '@sightline/english/sentences'
import { canonicalTool } from '@sightline/english/vocabulary'
import { resumeFacts, resumeSource, saidDeed } from '../background/resume-facts.ts'
import { plainLine } from '../background/spoken-line.ts'
import { termsOf } from '../background/terms.ts'
import { type Asked, type Draft, listOf, sentence } from '../background.ts'

const ASKED =
  /\b(?:experience|experienced|familiar|comfortable|proficien(?:t|cy)|worked|work|skilled|expertise|knowledge|fluent|hands-on)\b(?: \w+){0,3}? (?:with|in|of|on|using)\s+(?<with>[^,.?!]+)|\b(?:used|use|written|tried|coded in|programmed in)\s+(?<used>[^,.?!]+)|\bhow (?:good|strong|fluent|deep) (?:is|are|'s) your (?<level>[^,.?!]+)|\brate (?:yourself|your(?: knowledge)?) (?:in|with|of|at)?\s*(?<rated>[^,.?!]+)|\bdo you know (?<known>[^,.?!]+)/i
const AROUND =
  /\b(?:before|in production|at work|at scale|so far|professionally|in your (?:last|current) \w+|and how|or not|on a scale|much|already|a lot|do you have|have you)\b.*$/i
const WORDS_MAX = 5

/** What a question asks experience of, such as a tool; null for another question. */
export function askedExperience(question: string): string | null {
  const { groups = {} } = ASKED.exec(question) ?? {}
  const name = Object.values(groups)
    .find((value) => value !== undefined)
    ?.replace(AROUND, '')
    .replace(/^(?:the|a|an|any|some|our|your) /i, '')
    .trim()
  if (!name || wordsOf(name).length > WORDS_MAX) return null
  const isNamed = name
    .split(/\s+/)
    .some((word) => /^\p{Lu}/u.test(word) || canonicalTool(word) !== undefined)
  return isNamed || ASKED_TO_DO.test(question) ? name : null
}

const ASKED_TO_DO =
  /\b(?:experience|experienced|familiar|proficien\w+|knowledge|expertise) (?:\w+ ){0,3}?(?:with|in|of)\b/i

/** Tools that do much the same: who knows one learns another of the line soon. */
const FAMILIES = [
  'docker kubernetes podman nomad ecs helm containers',
  'postgresql mysql oracle sqlite mariadb sql database databases',
  'mongodb dynamodb cassandra redis couchbase',
  'kafka rabbitmq sqs kinesis nats pulsar',
  'aws gcp azure cloud',
  'java kotlin scala groovy spring',
  'javascript typescript node.js react angular vue svelte next.js',
  'python r julia pandas sas spss matlab',
  'tableau power looker qlik excel metabase',
  'terraform ansible pulumi puppet chef',
  'jenkins github gitlab circleci',
  'go golang rust c cpp',
  'pytorch tensorflow keras sklearn scikit',
  'django flask fastapi rails laravel spring',
  'zendesk intercom freshdesk salesforce hubspot',
  'figma sketch xd',
  'spark hadoop airflow dbt snowflake bigquery databricks',
].map((line) => new Set(line.split(' ')))

const nameOf = (word: string) => canonicalTool(word) ?? word.toLowerCase()

/** Whether a line names a thing: all its words, and a name of one letter as it is written. */
function names(line: string, thing: string): boolean {
  const terms = termsOf(line)
  const words = thing.split(/\s+/).filter((word) => !/^(?:and|or|with|in|of|on|to)$/i.test(word))
  const own = new Set(line.split(/[^\p{L}\p{N}+#.]+/u).map((word) => word.replace(/\.$/, '')))
  const asked = words.map((word) => [...termsOf(word)][0] ?? null)
  return (
    words.length > 0 &&
    words.every((word, index) => {
      const term = asked[index]
      return word.length < 3 ? own.has(word) : term ? terms.has(term) : false
    })
  )
}

/** Where the user has worked with a thing, by the lines of the resume; else the closest thing there. */
export function experienceAnswer(thing: string, { context }: Asked): Draft {
  const resume = context?.resume ?? ''
  const facts = resumeFacts(resume)
  const lines = resume
    .split('\n')
    .map((text, index) => ({ text: plainLine(text), line: index + 1 }))
  const deeds = facts.deeds.filter(({ text }) => names(text, thing))
  const [best, ...more] = deeds
  if (best) {
    const at = best.position?.employer ? `At ${best.position.employer} ` : ''
    return {
      say: sentence(`${at}${saidDeed(best)}`),
      more: [
        listOf(more.slice(0, 2).map((deed) => sentence(saidDeed(deed)))),
        'Add how long, and the hardest thing that you did with it.',
      ],
      sources: deeds.slice(0, 3).map(resumeSource),
    }
  }
  const listed = lines.find(({ text }) => names(text, thing))
  if (listed)
    return {
      say: `Yes, I know ${thing}: I used it for … (the largest thing that you did with it).`,
      more: [`Your resume names it in line ${listed.line} alone: “${listed.text}”.`],
      sources: [resumeSource(listed)],
    }
  return closest(thing, lines)
}

function closest(thing: string, lines: { text: string; line: number }[]): Draft {
  const wanted = thing.split(/\s+/).map(nameOf)
  const families = FAMILIES.filter((family) => wanted.some((word) => family.has(word)))
  const known = lines.flatMap((line) =>
    line.text
      .split(/[^\p{L}\p{N}+#.]+/u)
      .map((word) => ({ word: word.replace(/\.$/, ''), line }))
      .filter(({ word }) => word !== '' && families.some((family) => family.has(nameOf(word)))),
  )
  const [first] = known
  const note = `Your resume does not name ${thing}. If you have used it, say where and for what.`
  if (!first)
    return {
      say: `I have not worked with ${thing} in a main role yet; what I would build on is … (the closest thing that you know).`,
      more: [note],
    }
  const tools = [...new Set(known.map(({ word }) => word))].slice(0, 3).join(', ')
  const deed = known.find(
    ({ line }) => wordsOf(line.text).length > WORDS_MAX && /^\p{L}+ed\b/u.test(line.text),
  )?.line
  return {
    say: `The closest that I have worked with is ${tools}, so I would not begin at zero.`,
    more: [note, deed ? listOf([sentence(saidDeed(deed))]) : null],
    sources: [resumeSource(deed ?? first.line)],
  }
}
