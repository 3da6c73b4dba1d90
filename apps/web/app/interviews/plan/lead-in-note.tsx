import type { LeadIn } from '@sightline/coach/interview/state'
import { leadInAttribution } from '@sightline/coach/report/report-sections'

/** What a model wrote to lead into a question: plain words, marked as its own. */
export function LeadInNote({ leadIn }: { leadIn: LeadIn }) {
  return (
    <div className="flex max-w-reading flex-col gap-1 border-l-2 border-line pl-4">
      <p className="break-words">{leadIn.text}</p>
      <p className="text-xs text-muted">{leadInAttribution(leadIn)}</p>
    </div>
  )
}
