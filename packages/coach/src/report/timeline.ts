import type { InterviewEvent } from '@sightline/contracts/interview-events'
import { applyEvent, foldInterview } from '../interview/fold.ts'
import { elapsedMs, type Interview, type LeadIn } from '../interview/state.ts'
import { passedOf } from '../rubrics/coding-facts.ts'

/** One moment of an interview. `clockMs` is what its clock showed, `words` what was said by whom, if anything. */
export type Moment = { seq: number; clockMs: number; by: 'coach' | 'candidate'; text: string; words: string | null }

type Titles = ReadonlyMap<string, string>

/** What happened, moment by moment, without the many saves of code. Of notes, those that are among the events. `titles` are those of the questions by slug. */
export function timelineOf(events: InterviewEvent[], titles: Titles): Moment[] {
  const moments: Moment[] = []
  let interview = foldInterview([])
  for (const event of events) {
    interview = applyEvent(interview, event)
    const told = tell(event, titles, interview)
    if (told) moments.push({ seq: event.seq, clockMs: elapsedMs(interview, new Date(event.at)), words: null, ...told })
  }
  return moments
}

type Told = Pick<Moment, 'by' | 'text'> & { words?: string }

function tell(event: InterviewEvent, titles: Titles, { leadIns }: Interview): Told | null {
  const coach = (text: string, words?: string): Told => ({ by: 'coach', text, ...(words !== undefined && { words }) })
  const candidate = (text: string, words?: string): Told => ({ ...coach(text, words), by: 'candidate' })
  const title = 'question' in event ? (titles.get(event.question) ?? 'a question') : ''
  switch (event.type) {
    case 'planned':
    case 'fitting-begun':
    case 'code-saved':
      return null
    case 'plan-fitted':
      return event.questions.length === 0
        ? coach('Kept to its plan: no model fitted the questions to the job')
        : coach(`Had the questions fitted to the job${authorOf(event)}`)
    case 'notes-saved':
      return event.text.trim() === '' ? null : candidate('Wrote notes', event.text)
    case 'begun':
      return candidate('Began the interview')
    case 'said':
      return coach(`${SAID[event.part]}${authorOf(event)}`, event.text)
    case 'plan-adapted':
      return coach(event.because === 'strong' ? 'Chose a harder question' : 'Chose a simpler question')
    case 'question-asked':
      return askedWith(title, leadIns[event.question])
    case 'code-run':
      return candidate(`Ran the code: ${passedText(event.results)}`)
    case 'submitted':
      return candidate(`Submitted a solution to “${title}”`)
    case 'submission-judged':
      return coach(`Judged the submission: ${passedText(event.results)}`)
    case 'hint-asked':
      return candidate(`Asked for hint ${event.position}`)
    case 'hint-given':
      return coach(`Gave hint ${event.position}${authorOf(event)}`, event.text)
    case 'explanation-asked':
      return candidate('Asked for an explanation of the submission')
    case 'explained':
      return coach(`Explained the submission${authorOf(event)}`, event.text)
    case 'follow-up-asked':
      return coach(`Asked a follow-up${authorOf(event)}`, event.text)
    case 'answered':
      return candidate(event.how === 'spoken' ? 'Answered aloud' : 'Answered', event.text)
    case 'follow-up-answered':
      return event.text.trim() === '' ? candidate('Passed the follow-up over') : candidate('Answered', event.text)
    case 'moved-on':
      return candidate(`Moved on from “${title}”`)
    case 'candidate-asked':
      return candidate('Asked the coach', event.text)
    case 'paused':
      return candidate(event.reason === 'left' ? 'Left the page; the clock stopped' : 'Paused')
    case 'resumed':
      return candidate('Came back')
    case 'ended':
      return candidate('Ended the interview')
  }
}

const askedWith = (title: string, leadIn: LeadIn | undefined): Told => ({
  by: 'coach',
  text: `Asked “${title}”${leadIn ? `, led in by the model ${leadIn.author}` : ''}`,
  ...(leadIn && { words: leadIn.text }),
})

const authorOf = ({ by, isCutShort }: { by?: string | undefined; isCutShort?: true | undefined }) =>
  `${by === undefined ? '' : ` (the model ${by})`}${isCutShort ? ', cut short' : ''}`

const SAID = { introduction: 'Introduced the interview', closing: 'Closed the questions', answer: 'Answered' }

const passedText = (results: Parameters<typeof passedOf>[0]) => `${passedOf(results)} of ${results.length} tests passed`
