import { type Passage, type Sentence, sentencesOf, stemsOf } from '@sightline/english/sentences'

/** Words addressed to the grader instead of the question. */
const TO_THE_GRADER = [
  /\b(full|top|maximum|max|perfect|highest|best possible) (marks?|scores?|points|grades?|levels?|rating)\b/i,
  /\b(ignore|disregard|forget|override) (all |any |the |your |these |my )*(previous|prior|above|other|earlier)?\s*(instructions?|rules?|rubric|prompts?|guidelines?)/i,
  /\b(give|award|grant|assign) (me|this|my answer|this answer|it) (a |an |the )?(\d|four|five|ten|full|high|good|perfect)/i,
  /\b(score|rate|grade|mark) (me|this answer|my answer|this response|every dimension|all dimensions)\b/i,
  /\b(system prompt|developer message|as an ai|language model|dear (coach|grader|model|interviewer))\b/i,
  /\b(4|four|5|five|10|ten) (out )?of (4|four|5|five|10|ten)\b.*\b(dimension|rubric|score|level)/i,
]

/** Texts are compared by runs of this many words. */
const RUN_WORDS = 4
const COPIED_SHARE_MIN = 0.5
const REPEATED_SHARE_MIN = 0.8

/**
 * The candidate's own sentences: without sentences copied from `askedTexts` (the question and its
 * follow-ups), repeated sentences, and sentences that ask the grader for a score.
 */
export function ownSentences(passages: Passage[], askedTexts: string[]): Sentence[] {
  const askedRuns = new Set(askedTexts.flatMap((text) => runsOf(stemsOf(text))))
  const seenRuns = new Set<string>()
  const kept: Sentence[] = []
  for (const sentence of sentencesOf(passages)) {
    if (TO_THE_GRADER.some((pattern) => pattern.test(sentence.text))) continue
    const runs = runsOf(sentence.stems)
    const wholeSentence = sentence.stems.join(' ')
    const isCopied = shareIn(runs, askedRuns) >= COPIED_SHARE_MIN
    const isRepeated = seenRuns.has(wholeSentence) || shareIn(runs, seenRuns) >= REPEATED_SHARE_MIN
    if (isCopied || isRepeated) continue
    for (const run of [wholeSentence, ...runs]) seenRuns.add(run)
    kept.push(sentence)
  }
  return kept
}

const runsOf = (stems: string[]): string[] =>
  stems
    .slice(0, Math.max(0, stems.length - RUN_WORDS + 1))
    .map((_, start) => stems.slice(start, start + RUN_WORDS).join(' '))

const shareIn = (runs: string[], knownRuns: ReadonlySet<string>) =>
  runs.length === 0 ? 0 : runs.filter((run) => knownRuns.has(run)).length / runs.length
