import type { SourcedClaim } from '@sightline/contracts/context/sources'
import type { QuestionSolution } from '@sightline/contracts/interviews/interviews'
import { type InterviewRound, LEVEL_MAX } from '@sightline/contracts/interviews/rounds'
import type {
  DimensionScore,
  InterviewReport,
  InterviewScore,
  QuestionScore,
} from '@sightline/contracts/interviews/scores'
import type { Language } from '@sightline/contracts/languages/languages'
import { durationText } from '@sightline/english/duration-text'
import { numberText } from '@sightline/english/number-text'
import type { Interview } from '../interview/state.ts'
import { levelText } from '../rubrics/level-text.ts'
import { describeDimension } from '../rubrics/rubrics.ts'
import { evidenceText } from '../scoring/evidence-text.ts'
import { bulletList, codeBlock, indent, oneLine, quote, table } from './markdown-text.ts'
import { type QuestionVerdict, questionVerdict } from './question-verdict.ts'
import { referenceCode } from './reference-code.ts'
import { leadInAttribution, sourcesSection, writtenByText } from './report-sections.ts'
import { isAllForOneReason, splitEvidence } from './shared-evidence.ts'
import type { Moment } from './timeline.ts'

type ReportDocument = {
  /** Names the interview. */
  heading: string
  report: InterviewReport
  interview: Interview
  timeline: Moment[]
  /** Said below the scores, for example that no model gave scores; null for nothing. */
  scoresNote: string | null
  /** The claims of the answers; null leaves the section out. */
  claims: SourcedClaim[] | null
  /** The solutions of the coding questions by slug. */
  solutions: ReadonlyMap<string, QuestionSolution>
}

/** A report in Markdown that also reads well as plain text. */
export function reportMarkdown(document: ReportDocument): string {
  const { heading, report, interview, timeline, scoresNote, claims, solutions } = document
  const { score, verdict, strengths, improvements, strongerAnswer, next, author } = report
  const sections = [
    `# ${heading}`,
    `**${score.overall === null ? 'Not scored' : `${numberText(score.overall)} of ${LEVEL_MAX}`}.** ${verdict}`,
    listSection('What went well', strengths),
    listSection('What to do differently', improvements),
    score.dimensions.length > 0 && scoresSection(score),
    scoresNote,
    ...score.questions.map((question) =>
      questionSection(question, score.round, interview, solutions.get(question.slug)),
    ),
    claims && sourcesSection(claims),
    strongerAnswer && strongerAnswerSection(strongerAnswer, timeline),
    next &&
      `## What to practise next\n\n${next.topic.replaceAll('-', ' ')}, ${next.difficulty}. ${next.why}`,
    '## What happened',
    timeline.map(timelineEntry).join('\n'),
    '---',
    author,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

const scoresSection = ({ dimensions }: InterviewScore) => {
  const rows = dimensions.map(({ title, score }) => [title, numberText(score)])
  return ['## Scores', table(['Dimension', `Score of ${LEVEL_MAX}`], rows)].join('\n\n')
}

const listSection = (title: string, items: string[]) =>
  items.length > 0 && `## ${title}\n\n${bulletList(items)}`

function questionSection(
  question: QuestionScore,
  round: InterviewRound,
  interview: Interview,
  solution: QuestionSolution | undefined,
): string {
  const { title, slug, measured } = question
  const { shared, own } = splitEvidence(round, question.dimensions)
  const { questions, leadIns } = interview
  const progress = questions.find((candidate) => candidate.question === slug)
  const leadIn = leadIns[slug]
  const lastJudged = progress?.submissions.findLast(({ results }) => results !== null)
  return [
    `## ${title}`,
    writtenByText(interview, slug),
    leadIn && `${quote(leadIn.text)}\n\n${leadInAttribution(leadIn)}`,
    [
      `Score: ${numberText(question.score)} of ${LEVEL_MAX}`,
      ...measured.map(({ term, value }) => `${term}: ${value}`),
      `Time: ${durationText(question.timeMs)} of ${question.minutes} min planned`,
    ].join('; '),
    ...(round === 'coding' ? shared : verdictParts(questionVerdict(round, question))),
    !isAllForOneReason(own) &&
      bulletList(own.map((dimension) => oneLine(dimensionText(dimension, round)))),
    lastJudged && `### Your last submission\n\n${codeBlock(lastJudged.code, lastJudged.language)}`,
    solution && solutionSection(solution, lastJudged?.language),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A good solution in the candidate's language where there is one in it, else in JavaScript. */
function solutionSection(solution: QuestionSolution, language: Language | undefined): string {
  const { reasoning, complexity } = solution
  const { language: shown, code } = referenceCode(solution, language ?? null)
  return [
    '### A good solution',
    bulletList(reasoning),
    `Time ${complexity.time}, space ${complexity.space}.`,
    codeBlock(code, shown),
  ].join('\n\n')
}

const verdictParts = ({ text, shown, toDo }: QuestionVerdict) => [
  text,
  shown && quote(shown.quote),
  toDo,
]

const dimensionText = (
  { dimension, meaning, evidence, advice, ...scored }: DimensionScore,
  round: InterviewRound,
) =>
  [
    `${describeDimension(round, dimension).title}: ${levelText(scored)}.`,
    round === 'coding' && meaning,
    ...evidence.map(evidenceText),
    advice,
  ]
    .filter(Boolean)
    .join(' ')

/** An answer that stands under what happened is not written twice. */
const strongerAnswerSection = (
  { question, given, stronger }: NonNullable<InterviewReport['strongerAnswer']>,
  timeline: Moment[],
) =>
  [
    '## A stronger answer',
    `Asked: ${question}`,
    !timeline.some(({ words }) => words?.trim() === given.trim()) &&
      quote(given.trim() || 'No answer.'),
    `A stronger one:\n\n${quote(stronger)}`,
  ]
    .filter(Boolean)
    .join('\n\n')

const timelineEntry = ({ clockMs, text, words }: Moment) =>
  `- ${clockText(clockMs)} ${text}${words === null ? '' : `\n${indent(quote(words))}`}`

/** `4:05` for four minutes and five seconds. */
const clockText = (ms: number) => {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
