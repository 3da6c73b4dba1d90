import { type LeadIn, OWN_WORDS } from '@sightline/coach/interview/state'
import { leadInAttribution } from '@sightline/coach/report/report-sections'

/**
 * A model's lead-in to a question, as plain text with its author; or whose words the question is
 * asked in.
 */
export function LeadInNote({ leadIn }: { leadIn: LeadIn }) {
  return (
    <div className="flex max-w-reading flex-col gap-1 border-l-2 border-line pl-4">
      {leadIn.author !== OWN_WORDS && <p className="break-words">{leadIn.text}</p>}
      <p className="text-xs text-muted">{leadInAttribution(leadIn)}</p>
    </div>
  )
}
