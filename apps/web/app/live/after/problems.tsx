import { shownAnswer } from '@sightline/live/answers/answer-repair'
import type { LivePrompt, LiveState } from '@sightline/live/session/session'
import { CheckLine } from '@sightline/live-ui/answers/answer-check'
import { checkOfPrompt } from '@sightline/live-ui/answers/check-text'
import { OnTheScreen } from './on-the-screen.tsx'
import { PractiseQuestion } from './practise-question.tsx'
import type { DebriefState } from './use-debrief.ts'

interface Props {
  sessionId: string
  /** The prompt points that nobody spoke: read from the screen, or typed by the user. */
  problems: LivePrompt[]
  looks: LiveState['looks']
  debrief: DebriefState
}

/** Each problem that was on the screen, with the check of its code and a way to practise. */
export const Problems = ({ sessionId, problems, looks, debrief }: Props) => (
  <section aria-label="Problems" className="flex flex-col gap-4">
    <h3 className="font-medium">Problems that you saw or typed</h3>
    <ol className="flex flex-col gap-6">
      {problems.map((prompt) => (
        <li key={prompt.id} className="flex min-w-0 flex-col gap-3 border-l-2 border-line pl-4">
          <Problem prompt={prompt} looks={looks} />
          <PractiseQuestion sessionId={sessionId} prompt={prompt} debrief={debrief} />
        </li>
      ))}
    </ol>
  </section>
)

function Problem({ prompt, looks }: { prompt: LivePrompt } & Pick<Props, 'looks'>) {
  const check = checkOfPrompt(prompt)
  return (
    <>
      <p className="line-clamp-6 font-medium break-words whitespace-pre-line">{prompt.question}</p>
      <OnTheScreen prompt={prompt} looks={looks} />
      {check ? (
        <CheckLine check={check} />
      ) : (
        <p className="text-sm text-muted">
          {shownAnswer(prompt).answer
            ? 'The answer has no code to check.'
            : 'No answer was given to it.'}
        </p>
      )}
    </>
  )
}
