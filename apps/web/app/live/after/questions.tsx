import { scoredPrompts } from '@sightline/coach/live-scores/score-session'
import type { AskedQuestion } from '@sightline/live/session/debrief'
import { summarizeSpeech } from '@sightline/live/session/debrief'
import type { LivePrompt, LiveState } from '@sightline/live/session/session'
import { CheckLine } from '@sightline/live-ui/answers/answer-check'
import { checkOfPrompt } from '@sightline/live-ui/answers/check-text'
import { inSeconds } from '@sightline/live-ui/labels'
import { Skeleton } from '@sightline/ui/skeleton'
import { OnTheScreen } from './on-the-screen.tsx'
import { PractiseQuestion } from './practise-question.tsx'
import { QuestionScores } from './question-scores.tsx'
import type { DebriefState } from './use-debrief.ts'

interface Props {
  sessionId: string
  state: LiveState
  questions: AskedQuestion<LivePrompt>[]
  debrief: DebriefState
}

/** Each question that was asked, and beside it what the user said and how that is judged. */
export function Questions({ sessionId, state, questions, debrief }: Props) {
  const { wasHeard } = summarizeSpeech(state.segments)
  const scored = scoredPrompts(state)
  return (
    <div className="@container flex flex-col gap-4">
      <h3 className="font-medium">
        {wasHeard ? 'What was asked, and what you said' : 'What was asked'}
      </h3>
      <ol className="flex flex-col gap-6">
        {questions.map(({ prompt, answer }) => (
          <li
            key={prompt.id}
            className="grid items-start gap-x-6 gap-y-3 border-l-2 border-line pl-4 @min-[40rem]:grid-cols-2"
          >
            <div className="flex min-w-0 flex-col gap-2">
              <p className="font-medium break-words">{prompt.question}</p>
              <OnTheScreen prompt={prompt} looks={state.looks} />
              <SpokenProblemCheck prompt={prompt} />
              <PractiseQuestion sessionId={sessionId} prompt={prompt} debrief={debrief} />
            </div>
            <div className="flex min-w-0 flex-col gap-2">
              <p className="text-xs text-muted">
                You
                {answer &&
                  answer.delayMs > 0 &&
                  answer.endMs > answer.startMs &&
                  `, after ${inSeconds(answer.delayMs)}`}
              </p>
              {answer ? (
                <p className="break-words">{answer.text}</p>
              ) : (
                <p className="text-muted">
                  {wasHeard ? 'No answer of yours was heard.' : 'Not heard.'}
                </p>
              )}
              {scored.includes(prompt.id) && <Scores debrief={debrief} prompt={prompt.id} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What became of the code that answered a problem which was told aloud. */
function SpokenProblemCheck({ prompt }: { prompt: LivePrompt }) {
  const check = checkOfPrompt(prompt)
  return check && <CheckLine check={check} />
}

/** The scores of one question. Their place is kept while they load. */
function Scores({ debrief, prompt }: { debrief: DebriefState; prompt: string }) {
  if (debrief.status === 'failed') return null
  const scored =
    debrief.status === 'loaded' &&
    debrief.debrief.questions.find((question) => question.prompt === prompt)
  return (
    <div className="min-h-32 @min-[40rem]:min-h-26">
      {debrief.status === 'loading' && <Skeleton className="h-5 w-64 max-w-full" />}
      {scored && <QuestionScores scored={scored} />}
    </div>
  )
}
