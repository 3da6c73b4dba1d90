import type { FittedInterview } from '@sightline/contracts/applications/preparation'
import type { Difficulty } from '@sightline/contracts/interviews/round-schemas'
import { INTERVIEW_ROUNDS, type InterviewRound } from '@sightline/contracts/interviews/rounds'
import type { Seniority } from '@sightline/contracts/postings/kinds'
import { jobFamiliesIn } from '../matching/job-families.ts'
import { yearsWishesOf } from '../matching/years.ts'
import { seniorityOf } from '../posting/titles.ts'
import { isProgramLanguage, languageFor } from './interview-language.ts'
import { type Choice, kindsFor, topicsFor } from './interview-topics.ts'
import { type FittedPosting, type PostingSigns, signsOf, someWords } from './posting-signs.ts'

/** Families of jobs whose interviews have people write code. */
const CODING = ['software', 'games', 'reliability', 'data', 'data science', 'embedded']
const QUERYING = ['data', 'intelligence']
const TESTING = ['quality']
const SELLING = ['sales', 'presales', 'customer success']
/** Families whose titles name technology without its people writing code. */
const NOT_CODING = [
  ...SELLING,
  ...['product', 'projects', 'agile coaching', 'scrum', 'product design', 'marketing'],
  ...['recruiting', 'technical writing', 'customer service', 'people'],
]
const ARCHITECTURE =
  /\b(?:system design|architect\w*|distributed systems?|scalab\w+|high[- ]availability|high[- ]traffic)\b/i
const LEADS_PEOPLE: readonly (Seniority | null)[] = ['manager', 'director', 'executive']
const IS_SENIOR: readonly (Seniority | null)[] = ['senior', 'lead', 'staff', 'principal']
const IS_JUNIOR: readonly (Seniority | null)[] = ['intern', 'junior']

/**
 * The mock interviews that fit a posting, one of each round, the best first: rounds by the kind of
 * job, language and topics by what the posting names, the level by its title or the years it asks
 * for. Rules alone choose, and each choice comes with the posting's words for it.
 */
export function fitInterviews(posting: FittedPosting): FittedInterview[] {
  const signs = signsOf(posting)
  const difficulty = difficultyFor(signs)
  return roundsFor(signs)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ value, because, weight }) => ({
      round: { value, because },
      fits: weight > 0,
      difficulty,
      ...(value === 'coding' ? codingFor(signs) : NO_CODE),
      topics: topicsFor(value, signs),
    }))
    .map((fitted) => (isQuery(fitted) ? { ...fitted, topics: [] } : fitted))
}

const NO_CODE = { language: null, otherLanguages: [], kinds: [] }
const isQuery = ({ language }: FittedInterview) => language?.value === 'sql'

type WeightedRound = Choice<InterviewRound> & { weight: number }

function roundsFor({ title, lines, signs }: PostingSigns): WeightedRound[] {
  const families = jobFamiliesIn(title)
  const isOf = (names: readonly string[]) => names.some((name) => families.has(name))
  const level = seniorityOf(title)
  const codes =
    !isOf(NOT_CODING) &&
    (isOf([...CODING, ...QUERYING, ...TESTING]) || requiresProgramming({ signs, families }))
  const [architecture] = lines.flatMap(({ text }) => ARCHITECTURE.exec(text)?.[0] ?? [])
  const isSenior = [...IS_SENIOR, ...LEADS_PEOPLE].includes(level)
  const rounds: Record<InterviewRound, { weight: number; because: string[] }> = {
    coding: { weight: codes ? 4 : 0, because: codes ? [title] : [] },
    'system-design':
      codes && (isSenior || architecture !== undefined)
        ? { weight: 3, because: someWords([...(isSenior ? [title] : []), architecture ?? '']) }
        : { weight: 0, because: [] },
    behavioral: LEADS_PEOPLE.includes(level)
      ? { weight: 5, because: [title] }
      : { weight: 1, because: [] },
    'sales-call': isOf(SELLING) ? { weight: 4, because: [title] } : { weight: 0, because: [] },
  }
  return INTERVIEW_ROUNDS.map((value) => {
    const { weight, because } = rounds[value]
    return { value, weight, because: because.filter(Boolean) }
  })
}

/** A title that tells no kind of job, as "Engineer, Platform", leaves it to the requirements. */
function requiresProgramming({
  signs,
  families,
}: Pick<PostingSigns, 'signs'> & { families: ReadonlySet<string> }): boolean {
  const languages = signs.filter(
    ({ name, weight, isImplied }) => isProgramLanguage(name) && weight > 1 && !isImplied,
  )
  return families.size === 0 && languages.length > 0
}

function codingFor(
  signs: PostingSigns,
): Pick<FittedInterview, 'language' | 'otherLanguages' | 'kinds'> {
  const families = jobFamiliesIn(signs.title)
  const chosen = languageFor(signs)
  const queries = signs.signs.filter(({ name }) => name === 'SQL')
  const isQuerying = QUERYING.some((name) => families.has(name))
  if (isQuerying && queries.length > 0 && chosen.language.because.length === 0) {
    const because = someWords(queries.map(({ word }) => word))
    return { language: { value: 'sql', because }, otherLanguages: [], kinds: [] }
  }
  const testing = TESTING.some((name) => families.has(name))
  const kinds = kindsFor(signs).filter(({ value }) => !testing || value !== 'debug')
  return {
    ...chosen,
    kinds: testing ? [{ value: 'debug', because: [signs.title] }, ...kinds] : kinds,
  }
}

const MONTHS_PER_YEAR = 12

/** The level of the title or, where it names none, of the years that the posting asks for. */
function difficultyFor({ title, requirements }: PostingSigns): Choice<Difficulty> {
  const level = seniorityOf(title)
  if (IS_JUNIOR.includes(level)) return { value: 'easy', because: [title] }
  if ([...IS_SENIOR, ...LEADS_PEOPLE].includes(level)) return { value: 'hard', because: [title] }
  if (level !== null) return { value: 'medium', because: [title] }
  const asked = requirements
    .filter((text) => !/\bresiden/i.test(text))
    .flatMap((text) => yearsWishesOf(text).map(({ months }) => ({ text, months })))
    .toSorted((a, b) => b.months - a.months)[0]
  if (!asked) return { value: 'medium', because: [] }
  const years = asked.months / MONTHS_PER_YEAR
  return {
    value: years <= 1 ? 'easy' : years >= 5 ? 'hard' : 'medium',
    because: [clipped(asked.text)],
  }
}

const QUOTE_MAX_LENGTH = 90

/** The beginning of a long sentence, to the end of a word. */
const clipped = (text: string) =>
  text.length <= QUOTE_MAX_LENGTH
    ? text
    : `${text.slice(0, QUOTE_MAX_LENGTH).replace(/\s+\S*$/, '')} …`
