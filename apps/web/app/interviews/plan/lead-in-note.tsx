import type { LeadIn } from '@sightline/coach/interview/state'
import { leadInAttribution } from '@sightline/coach/report/report-sections'

/** A model's lead-in to a question, as plain text with its author. */
export function LeadInNote({ leadIn }: { leadIn: LeadIn }) {
  return (
    <div className="flex max-w-reading flex-col gap-1 border-l-2 border-line pl-4">
      <p className="break-words">{leadIn.text}</p>
      <p className="text-xs text-muted">{leadInAttribution(leadIn)}</p>
    </div>
  )
}
