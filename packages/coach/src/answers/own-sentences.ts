import { type Passage, type Sentence, sentencesOf, stemsOf } from '../text/sentences.ts'

/** Words to the coach about the score, which are no part of an answer. */
const TO_THE_COACH = [
  /\b(full|top|maximum|max|perfect|highest|best possible) (marks?|scores?|points|grades?|levels?|rating)\b/i,
  /\b(ignore|disregard|forget|override) (all |any |the |your |these |my )*(previous|prior|above|other|earlier)?\s*(instructions?|rules?|rubric|prompts?|guidelines?)/i,
  /\b(give|award|grant|assign) (me|this|my answer|this answer|it) (a |an |the )?(\d|four|five|ten|full|high|good|perfect)/i,
  /\b(score|rate|grade|mark) (me|this answer|my answer|this response|every dimension|all dimensions)\b/i,
  /\b(system prompt|developer message|as an ai|language model|dear (coach|grader|model|interviewer))\b/i,
  /\b(4|four|5|five|10|ten) (out )?of (4|four|5|five|10|ten)\b.*\b(dimension|rubric|score|level)/i,
]

const RUN = 4
const COPIED_SHARE = 0.5
const REPEATED_SHARE = 0.8

/**
 * The sentences that are the candidate's own: without those taken from what was asked, those said before, and those that speak to the
 * coach about the score. `asked` are the texts of the question and its follow-ups.
 */
export function ownSentences(passages: Passage[], asked: string[]): Sentence[] {
  const known = new Set(asked.flatMap((text) => runsOf(stemsOf(text))))
  const kept: Sentence[] = []
  const said = new Set<string>()
  for (const sentence of sentencesOf(passages)) {
    if (TO_THE_COACH.some((pattern) => pattern.test(sentence.text))) continue
    const runs = runsOf(sentence.stems)
    const key = sentence.stems.join(' ')
    if (said.has(key) || shareIn(runs, known) >= COPIED_SHARE || shareIn(runs, said) >= REPEATED_SHARE) continue
    for (const run of [key, ...runs]) said.add(run)
    kept.push(sentence)
  }
  return kept
}

const runsOf = (stems: string[]): string[] =>
  stems.slice(0, Math.max(0, stems.length - RUN + 1)).map((_, index) => stems.slice(index, index + RUN).join(' '))

const shareIn = (runs: string[], known: ReadonlySet<string>) =>
  runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length
