import type { LeadIn } from '@sightline/coach/interview/state'
import type { CandidateSpokenQuestion } from '@sightline/contracts/interviews/interviews'
import { Markdown } from '@sightline/ui/markdown'
import type { ReactNode } from 'react'
import { LeadInNote } from '../plan/lead-in-note.tsx'

type AskedQuestionProps = {
  question: CandidateSpokenQuestion
  leadIn: LeadIn | undefined
  /** Whether the text is in one column with a conversation in the middle of the page. */
  isCentered: boolean
  /** A button beside the title. */
  children: ReactNode
}

/** The current question, which stays in sight above the conversation while it is being answered. */
export function AskedQuestion({ question, leadIn, isCentered, children }: AskedQuestionProps) {
  return (
    <section
      aria-label="Question"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long questions scroll
      tabIndex={0}
      className="relative max-h-[32dvh] shrink-0 overflow-y-auto overscroll-contain border-b border-line bg-surface focus-visible:-outline-offset-2"
    >
      <div
        className={`flex flex-col gap-2 px-4 py-3 sm:px-6 ${isCentered ? 'mx-auto max-w-reading' : ''}`}
      >
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-lg">{question.title}</h2>
          {children}
        </div>
        {leadIn && <LeadInNote leadIn={leadIn} />}
        {question.statement !== question.title && (
          <Markdown className="max-w-reading max-sm:text-sm">{question.statement}</Markdown>
        )}
      </div>
    </section>
  )
}
