import type { InterviewEvent } from '@sightline/contracts/interviews/events'
import { applyEvent, foldInterview } from '../interview/fold.ts'
import { notesText } from '../interview/notes-text.ts'
import { elapsedMs, type Interview, type LeadIn, OWN_WORDS } from '../interview/state.ts'
import { countPassed } from '../interview/test-results.ts'

/**
 * One entry of the timeline. `clockMs` is the interview's clock, `words` what `by` said or wrote;
 * null for an action without words.
 */
export type Moment = {
  seq: number
  clockMs: number
  by: 'coach' | 'candidate'
  text: string
  words: string | null
}

type Titles = ReadonlyMap<string, string>

/**
 * The timeline of an interview, without saves of code. `titles` are the titles of the questions by
 * slug.
 */
export function timelineOf(events: InterviewEvent[], titles: Titles): Moment[] {
  const moments: Moment[] = []
  let interview = foldInterview([])
  for (const event of events) {
    interview = applyEvent(interview, event)
    const description = describeEvent(event, titles, interview)
    const clockMs = elapsedMs(interview, new Date(event.at))
    if (description) moments.push({ seq: event.seq, clockMs, words: null, ...description })
  }
  return moments
}

type Description = Pick<Moment, 'by' | 'text'> & { words?: string }

/** Null for events that the timeline leaves out. */
function describeEvent(
  event: InterviewEvent,
  titles: Titles,
  { leadIns }: Interview,
): Description | null {
  const coach = (text: string, words?: string): Description => ({
    by: 'coach',
    text,
    ...(words !== undefined && { words }),
  })
  const candidate = (text: string, words?: string): Description => ({
    ...coach(text, words),
    by: 'candidate',
  })
  const title = 'question' in event ? (titles.get(event.question) ?? 'a question') : ''
  switch (event.type) {
    case 'planned':
    case 'fitting-begun':
    case 'writing-begun':
    case 'code-saved':
    case 'growth-measured':
      return null
    case 'plan-fitted':
      if (event.by === undefined && event.questions.length > 0)
        return coach('Took a question of your live session')
      return event.questions.length === 0
        ? coach('Kept to its plan: no model fitted the questions to the job')
        : coach(`Had the questions fitted to the job${authorshipText(event)}`)
    case 'question-written':
      return event.written
        ? coach(
            `Took a question written for the job${authorshipText({ by: event.written.planned.writtenBy })}`,
          )
        : coach(
            'Kept to the question bank: no question that a model wrote for the job could be used',
          )
    case 'notes-saved':
      return notesText(event) === '' ? null : candidate('Wrote notes', notesText(event))
    case 'begun':
      return candidate('Began the interview')
    case 'said':
      return coach(
        `${SAID_TEXTS[event.part]}${authorshipText(event)}`,
        // The same in every interview, and no evidence of anything.
        event.part === 'introduction' || event.part === 'closing' ? undefined : event.text,
      )
    case 'plan-adapted':
      return coach(
        event.because === 'strong' ? 'Chose a harder question' : 'Chose a simpler question',
      )
    case 'question-asked':
      return questionAsked(title, leadIns[event.question])
    case 'code-run':
      return candidate(`Ran the code: ${passedText(event.results)}`)
    case 'submitted':
      return candidate(`Submitted a solution to “${title}”`)
    case 'submission-judged':
      return coach(`Judged the submission: ${passedText(event.results)}`)
    case 'hint-asked':
      return candidate(`Asked for hint ${event.position}`)
    case 'hint-given':
      return coach(`Gave hint ${event.position}${authorshipText(event)}`, event.text)
    case 'explanation-asked':
      return candidate('Asked for an explanation of the submission')
    case 'explained':
      return coach(`Explained the submission${authorshipText(event)}`, event.text)
    case 'follow-up-asked':
      return coach(
        `${event.about === 'request' ? 'Replied' : 'Asked a follow-up'}${authorshipText(event)}`,
        event.text,
      )
    case 'answered':
      return candidate(event.how === 'spoken' ? 'Answered aloud' : 'Answered', event.text)
    case 'follow-up-answered':
      return event.text.trim() === ''
        ? candidate('Skipped the follow-up')
        : candidate('Answered', event.text)
    case 'moved-on':
      return candidate(`Moved on from “${title}”`)
    case 'gave-up':
      return candidate(`Gave up “${title}” and opened its solution`)
    case 'candidate-asked':
      return candidate('Asked the coach', event.text)
    case 'paused':
      return candidate(PAUSED[event.reason])
    case 'resumed':
      return candidate('Resumed')
    case 'ended':
      return candidate('Ended the interview')
  }
}

const questionAsked = (title: string, leadIn: LeadIn | undefined): Description => ({
  by: 'coach',
  text: `Asked “${title}”${ledInText(leadIn)}`,
  ...(leadIn && { words: leadIn.text }),
})

function ledInText(leadIn: LeadIn | undefined): string {
  if (!leadIn) return ''
  return leadIn.author === OWN_WORDS
    ? ', in the words of your live session'
    : `, led in by the model ${leadIn.author}`
}

const authorshipText = ({
  by,
  isCutShort,
}: {
  by?: string | undefined
  isCutShort?: true | undefined
}) => `${by === undefined ? '' : ` (the model ${by})`}${isCutShort ? ', cut short' : ''}`

const PAUSED = {
  asked: 'Paused',
  left: 'Left the page; the clock stopped',
  loading: 'Waited for a runtime to load; the clock stopped',
}

const SAID_TEXTS = {
  introduction: 'Introduced the interview',
  closing: 'Closed the questions',
  answer: 'Answered',
  remark: 'Took up the answer',
}

const passedText = (results: Parameters<typeof countPassed>[0]) =>
  `${countPassed(results)} of ${results.length} tests passed`
