import { Markdown } from '@sightline/ui/markdown'
import type { ReactNode } from 'react'

type StrongerAnswerProps = {
  question: string
  given: string
  stronger: string
  /** True for an example in Markdown, false for an outline in plain text. */
  isExample: boolean
}

/** An answer of the candidate beside a stronger answer. */
export function StrongerAnswer({ question, given, stronger, isExample }: StrongerAnswerProps) {
  return (
    <section className="flex flex-col gap-4 print:gap-2">
      <h2 className="text-xl">A stronger answer</h2>
      {isExample ? (
        <Markdown className="max-w-reading text-muted">{question}</Markdown>
      ) : (
        <p className="max-w-reading text-muted">{question}</p>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        {/* On paper the answer stands once: beside its level, or under what happened. */}
        <div className="contents print:hidden">
          <Version title="Yours">
            <Plain>{given.trim() || 'You skipped this question.'}</Plain>
          </Version>
        </div>
        <Version title={isExample ? 'An example of a stronger one' : 'The shape of a stronger one'}>
          {isExample ? <Markdown>{stronger}</Markdown> : <Plain>{stronger}</Plain>}
        </Version>
      </div>
    </section>
  )
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 border-l-2 border-line pl-4">
      <h3 className="text-sm text-muted">{title}</h3>
      {children}
    </div>
  )
}

const Plain = ({ children }: { children: string }) => (
  <p className="break-words whitespace-pre-wrap">{children}</p>
)
