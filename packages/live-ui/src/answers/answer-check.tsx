import { answerCode, shownAnswer } from '@sightline/live/answers/answer-repair'
import type { LiveAnswer, LivePrompt } from '@sightline/live/session/session'
import { canRepair } from '@sightline/live/session/validate-event'
import { Button } from '@sightline/ui/button'
import { Diff } from '@sightline/ui/diff'
import { Markdown } from '@sightline/ui/markdown'
import { useState } from 'react'
import type { AnswersView } from '../engine/views.ts'
import { type CheckText, checkOf, checkOfRepair } from './check-text.ts'

type Props = Pick<AnswersView, 'streamed' | 'examplesOf' | 'checkWith'> & {
  prompt: LivePrompt
  answer: LiveAnswer
}

/**
 * Whether the code of an answer passes the examples of the problem on the screen, and how a model
 * repaired the code.
 */
export function AnswerCheck(props: Props) {
  const { streamed, prompt, answer } = props
  const { repair } = shownAnswer(prompt)
  const check = checkOf(answer)
  if (!check) return null
  return (
    <>
      <CheckLine check={check} />
      <Examples {...props} />
      {repair ? (
        <Repair before={answer.text} repair={repair} />
      ) : (
        canRepair(prompt) && <RepairProgress streamed={streamed} prompt={prompt} />
      )}
    </>
  )
}

/** What a check found, in its colour. */
export const CheckLine = ({ check: { tone, text } }: { check: CheckText }) => (
  <p className={`text-sm ${CHECK_COLOURS[tone]}`}>{text}</p>
)
const CHECK_COLOURS = { good: 'text-good', bad: 'text-bad', unknown: 'text-muted' }

/** The examples as they were read. The user can correct them, and check the code on these. */
function Examples({ prompt, answer, examplesOf, checkWith }: Props) {
  const [text, setText] = useState<string | null>(null)
  return (
    <details
      className="text-sm"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && text === null) void examplesOf(prompt).then(setText)
      }}
    >
      <summary className="cursor-pointer text-muted">The examples as read</summary>
      {text !== null && (
        <form
          className="mt-2 flex flex-col items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            checkWith?.(prompt, answer, text)
          }}
        >
          <textarea
            aria-label="Examples, one in each line"
            placeholder="nums = [2, 7], target = 9 -> [0, 1]"
            rows={Math.max(2, text.split('\n').length)}
            value={text}
            maxLength={4000}
            readOnly={!checkWith}
            onChange={({ target }) => setText(target.value)}
            className="w-full rounded-control border border-control bg-background px-3 py-2 font-mono text-sm"
          />
          {checkWith && (
            <Button type="submit" size="small" disabled={text.trim() === ''}>
              Check on these
            </Button>
          )}
        </form>
      )}
    </details>
  )
}

function RepairProgress({ streamed, prompt }: Pick<Props, 'streamed' | 'prompt'>) {
  const repair = streamed.find((answer) => answer.prompt === prompt.id && answer.style === 'repair')
  if (!repair) return null
  return (
    <p role="status" className="text-sm text-muted">
      {repair.problem ?? 'The model is repairing the code. The repair appears here.'}
    </p>
  )
}

/** The repaired code below the code that failed, with what changed. */
function Repair({ before, repair }: { before: string; repair: LiveAnswer }) {
  const [oldCode, newCode] = [answerCode(before), answerCode(repair.text)]
  // The model finds the code right, and says why it fails.
  if (newCode === null || newCode === oldCode)
    return (
      <section aria-label="What the model says of it" className="min-w-0 border-t border-line pt-4">
        <Markdown>{repair.text.replace(/```[\s\S]*?```/g, '').trim()}</Markdown>
      </section>
    )
  return (
    <section
      aria-label="After one repair"
      className="flex min-w-0 flex-col gap-4 border-t border-line pt-4"
    >
      <CheckLine check={checkOfRepair(repair)} />
      <Markdown>{repair.text}</Markdown>
      {oldCode !== null && <Diff label="What changed" before={oldCode} after={newCode} />}
    </section>
  )
}
