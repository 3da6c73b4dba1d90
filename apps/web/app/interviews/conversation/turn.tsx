import type { Authorship } from '@sightline/coach/interview/state'
import type { ReactNode } from 'react'
import { ReplyAuthor, ReplyText } from '../replies/coach-reply.tsx'

/** One message of the conversation with the name of its speaker. */
export function Turn({ by, children }: { by: string; children: ReactNode }) {
  const isOwn = by === 'You'
  return (
    <li
      className={`flex max-w-reading flex-col gap-1 ${isOwn ? 'border-l-2 border-accent pl-4' : ''}`}
    >
      <p className="text-sm font-medium text-muted">{by}</p>
      {children}
    </li>
  )
}

type CoachTurnProps = Authorship & { text: string; onAgain?: (() => void) | undefined }

/** A message of the coach, or of the model that worded it. */
export function CoachTurn({ text, onAgain, ...authorship }: CoachTurnProps) {
  return (
    <Turn by={authorship.author === undefined ? 'Coach' : 'Model'}>
      <ReplyText
        text={text}
        {...(authorship.author !== undefined && { author: authorship.author })}
      />
      <ReplyAuthor {...authorship} onAgain={onAgain} />
    </Turn>
  )
}

/** What the candidate said; an empty text means that the question was skipped. */
export function CandidateTurn({ text }: { text: string }) {
  return (
    <Turn by="You">
      {text === '' ? (
        <p className="text-muted">Skipped.</p>
      ) : (
        <p className="break-words whitespace-pre-wrap">{text}</p>
      )}
    </Turn>
  )
}
