import type { LiveAnswer, LivePrompt, LiveState } from '@sightline/live/session/session'
import type { ReactNode } from 'react'
import { CHANNEL_LABELS, sessionTime } from '../labels.ts'

type Props = { session: LiveState; prompt: LivePrompt; answer: LiveAnswer }

/**
 * What an answer was given from: what was heard, the text of the screen, and the user's own texts.
 */
export function AnswerBasis({ session, prompt, answer: { sources } }: Props) {
  const heard = session.segments.filter(({ id }) => prompt.segments.includes(id))
  const look = session.looks.find(({ id }) => id === prompt.screen) ?? lookAt(session, prompt)
  const parts = [
    heard.length > 0 && 'what was heard',
    look !== undefined && 'the screen',
    ...sources.map(({ label }) => label),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">
        From {new Intl.ListFormat('en').format(parts)}
      </summary>
      <dl className="mt-2 flex flex-col gap-3 border-l-2 border-line pl-3">
        {heard.length > 0 && (
          <Part title="Heard">
            {heard.map(({ id, channel, startMs, text }) => (
              <p key={id}>
                {CHANNEL_LABELS[channel]}, {sessionTime(startMs)}: {text}
              </p>
            ))}
          </Part>
        )}
        {look && (
          <Part title={`Text of the screen at ${sessionTime(look.atMs)}`}>
            <pre className="max-h-48 overflow-auto rounded-card bg-surface p-3 font-mono text-xs whitespace-pre-wrap">
              {look.text}
            </pre>
          </Part>
        )}
        {sources.map(({ label, text }) => (
          <Part key={label} title={label}>
            <p>{text}</p>
          </Part>
        ))}
      </dl>
    </details>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex flex-col gap-1">
    <dt className="font-medium">{title}</dt>
    <dd className="flex min-w-0 flex-col gap-1 break-words">{children}</dd>
  </div>
)

/** The look at the screen that was the latest one when the question came up. */
const lookAt = ({ looks, clearedAt }: LiveState, { at }: LivePrompt) =>
  looks.findLast(
    (look) => look.at <= at && (clearedAt === null || clearedAt > at || look.at > clearedAt),
  )
