import type { Review } from '@sightline/contracts/reviews'
import type { InterviewRound } from '@sightline/contracts/rounds'
import type { InterviewReport, QuestionScore } from '@sightline/contracts/scores'
import { LEVEL_MAX } from '@sightline/contracts/scores'
import type { SourcedClaim } from '@sightline/contracts/sources'
import type { Interview } from '../interview/state.ts'
import { timeText } from '../rubrics/coding-rubric.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import { indent, quote } from './markdown-text.ts'
import { leadInAttribution, reviewSection, sourcesSection } from './report-sections.ts'
import type { Moment } from './timeline.ts'

type Letter = {
  heading: string
  report: InterviewReport
  interview: Interview
  timeline: Moment[]
  /** A model's second opinion, if there is one. */
  review: Review | null
  /** What the answers claim of the candidate; null where the report does not tell. */
  claims: SourcedClaim[] | null
}

/** A report as Markdown that reads well as plain text too. `heading` says which interview it is. */
export function reportMarkdown({ heading, report, interview, timeline, review, claims }: Letter): string {
  const { score, verdict, strengths, improvements, strongerAnswer, next, author } = report
  const parts = [
    `# ${heading}`,
    `**${score.overall === null ? 'Not scored' : `${score.overall.toFixed(1)} of ${LEVEL_MAX}`}.** ${verdict}`,
    list('What went well', strengths),
    list('What to do differently', improvements),
    '## Scores',
    table(
      ['Dimension', `Score of ${LEVEL_MAX}`],
      score.dimensions.map(({ title, score }) => [title, score.toFixed(1)]),
    ),
    ...score.questions.map((question) => questionPart(question, score.round, interview)),
    review && review.dimensions.length > 0 && reviewSection(review, score),
    claims && sourcesSection(claims),
    strongerAnswer &&
      [
        '## A stronger answer',
        `Asked: ${strongerAnswer.question}`,
        quote(strongerAnswer.given.trim() || 'No answer.'),
        `A stronger one:\n\n${quote(strongerAnswer.stronger)}`,
      ].join('\n\n'),
    next && `## What to practise next\n\n${next.topic.replaceAll('-', ' ')}, ${next.difficulty}. ${next.why}`,
    '## What happened',
    timeline
      .map(
        ({ clockMs, text, words }) => `- ${clock(clockMs)} ${text}${words === null ? '' : `\n${indent(quote(words))}`}`,
      )
      .join('\n'),
    '---',
    author,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function questionPart(question: QuestionScore, round: InterviewRound, { questions, leadIns }: Interview): string {
  const { title, slug, dimensions, measured } = question
  const progress = questions.find((one) => one.question === slug)
  const leadIn = leadIns[slug]
  const last = progress?.submissions.findLast(({ results }) => results !== null)
  return [
    `## ${title}`,
    leadIn && `${quote(leadIn.text)}\n\n${leadInAttribution(leadIn)}`,
    [
      `Score: ${question.score.toFixed(1)} of ${LEVEL_MAX}`,
      ...measured.map(({ term, value }) => `${term}: ${value}`),
      `Time: ${timeText(question.timeMs)} of ${question.minutes} min planned`,
    ].join('; '),
    ...dimensions.map(({ dimension, level, meaning, evidence }) =>
      [
        `### ${describeDimension(round, dimension).title}: ${level} of ${LEVEL_MAX}`,
        meaning,
        evidence
          .map(({ text, quote: quoted }) => `- ${text}${quoted === null ? '' : `\n${indent(quote(quoted))}`}`)
          .join('\n'),
      ].join('\n\n'),
    ),
    last && `### Your last submission\n\n${fenced(last.code, last.language)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const list = (title: string, items: string[]) =>
  items.length > 0 && `## ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** A fence longer than any run of backticks in the code, so that the code cannot end it. */
function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g)?.map(({ length }) => length) ?? []))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${code}\n${fence}`
}

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
