import { evidenceFor, type MatchOptions } from '@sightline/applications/matching/match'
import { linesOfText, requirementsIn } from '@sightline/applications/matching/requirements'
import { indexResume } from '@sightline/applications/matching/resume-lines'
import { monthAt } from '@sightline/applications/resume/periods'
import { encodeSentences } from '@sightline/coach/toolchain/encode-sentences'
import type { Evidence } from '@sightline/contracts/matching/match'
import { atLeast, comparison, type Row } from '../row.ts'
import { NOW, resumeOf } from './pair-resumes.ts'
import { type LabelledRequirement, type Pair, readPairs } from './read-pairs.ts'
import { storedPostings } from './stored-postings.ts'

/** What postings ask and what resumes show of it, beside an author's labels; and how long it takes. */
export async function matching(): Promise<Row[]> {
  const pairs = readPairs()
  const vectorOf = await encoded(pairs)
  const halves = (['known', 'held-out'] as const).flatMap((half) => {
    const own = pairs.filter((pair) => pair.half === half)
    return [...evidenceRows(own, half, vectorOf), ...findingRows(own, half)]
  })
  return [...halves, ...(await storedPostings(pairs))]
}

type VectorOf = NonNullable<MatchOptions['vectorOf']>

/** Vectors of all lines, as a server has stored them before a match is asked for. */
async function encoded(pairs: readonly Pair[]): Promise<VectorOf> {
  const texts = pairs.flatMap(({ resume, requirements }) => [
    ...indexOf(resume.text).lines.map(({ text }) => text),
    ...requirements.map(({ words }) => words),
  ])
  const distinct = [...new Set(texts)]
  const vectors = await encodeSentences(distinct)
  const known = new Map(distinct.map((text, number) => [text, vectors[number]]))
  return (text) => known.get(text)
}

const indexOf = (text: string) => indexResume(resumeOf(text), monthAt(NOW))

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

/** A line is the labelled one when one of the two contains the other. */
const isSame = (line: string, labelled: string) =>
  plain(line).includes(plain(labelled)) || plain(labelled).includes(plain(line))

const KNOCK_OUTS: readonly string[] = ['place', 'pay', 'authorisation']
const NAMED: readonly string[] = ['technology', 'degree', 'language', 'years']

interface Judged {
  label: LabelledRequirement
  isSaid: boolean
  /** Shown by the labelled line. */
  isRight: boolean
  /** Offered by the labelled line. */
  isNear: boolean
}

function evidenceRows(pairs: readonly Pair[], half: string, vectorOf: VectorOf): Row[] {
  const all = pairs.flatMap(({ resume, requirements }) => {
    const index = indexOf(resume.text)
    return requirements.map((label) =>
      judge(label, evidenceFor(label.words, index, { vectorOf }, monthAt(NOW))),
    )
  })
  const asked = all.filter(({ label }) => !KNOCK_OUTS.includes(label.names))
  const named = all.filter(({ label }) => NAMED.includes(label.names))
  const near = asked.filter(({ label }) => label.shown === null && label.near !== null)
  const measured = { unit: '', digits: 3 }
  const row = (name: string, value: number) => ({ name: `${name}, ${half}`, value, ...measured })
  return [
    atLeast(0.95, row('shown requirements: precision', precision(asked))),
    atLeast(0.6, row('shown requirements: recall', recall(asked))),
    atLeast(0.85, row('… that name a technology, degree, language or years', recall(named))),
    comparison(row('… precision of these', precision(named))),
    comparison(row('… recall with place, pay and authorisation', recall(all))),
    atLeast(
      0.7,
      row(
        'perhaps: the line is among three',
        share(near, ({ isNear }) => isNear),
      ),
    ),
  ]
}

function judge(label: LabelledRequirement, evidence: Evidence): Judged {
  const lines = evidence.kind === 'none' ? [] : evidence.lines
  const { shown, near } = label
  return {
    label,
    isSaid: evidence.kind === 'shown',
    isRight:
      evidence.kind === 'shown' && shown !== null && lines.some((line) => isSame(line, shown)),
    isNear:
      evidence.kind === 'perhaps' && near !== null && lines.some((line) => isSame(line, near)),
  }
}

const share = <T>(items: readonly T[], test: (item: T) => boolean) =>
  items.filter(test).length / items.length
const precision = (judged: readonly Judged[]) =>
  share(
    judged.filter(({ isSaid }) => isSaid),
    ({ isRight }) => isRight,
  )
const recall = (judged: readonly Judged[]) =>
  share(
    judged.filter(({ label }) => label.shown !== null),
    ({ isRight }) => isRight,
  )

const SAME_WORDS_SHARE = 0.7
const wordsOf = (text: string) => plain(text).split(' ')
const covers = (text: string, part: string) =>
  share(wordsOf(part), (word) => wordsOf(text).includes(word)) >= SAME_WORDS_SHARE

/** How many of the labelled requirements are found in the posting, and how many found ones are. */
function findingRows(pairs: readonly Pair[], half: string): Row[] {
  const judged = pairs.map(({ posting, requirements }) => {
    const found = requirementsIn(linesOfText(posting.text)).map(({ text }) => text)
    const asked = requirements.filter(({ names }) => !KNOCK_OUTS.includes(names))
    return {
      labels: asked.map(({ words }) => {
        const parts = found.filter((text) => covers(words, text))
        return found.some((text) => covers(text, words)) || covers(parts.join(' '), words)
      }),
      rows: found.map((text) =>
        requirements.some(({ words }) => covers(text, words) || covers(words, text)),
      ),
    }
  })
  const of = (values: boolean[]) => share(values, (value) => value)
  const measured = { unit: '', digits: 3 }
  return [
    comparison({
      name: `requirements found in postings: recall, ${half}`,
      value: of(judged.flatMap(({ labels }) => labels)),
      ...measured,
    }),
    comparison({
      name: `requirements found in postings: precision, ${half}`,
      value: of(judged.flatMap(({ rows }) => rows)),
      ...measured,
    }),
  ]
}
