import type { SetAsideEvent } from '@sightline/client/unsent-events'
import type { ReportedEvent } from '@sightline/contracts/interviews/events'
import { Banner } from '@sightline/ui/banner'
import { Button } from '@sightline/ui/button'
import Download from 'lucide-react/icons/download'
import { saveFile } from '../../save-file.ts'
import type { SetAsideEvents } from './use-interview-log.ts'

const LABELS = {
  begun: 'the beginning of the interview',
  'code-saved': 'saved code',
  'code-run': 'a run of your code',
  'submission-judged': 'the results of a submission',
  'growth-measured': 'how the time of a submission grew',
  'follow-up-answered': 'an answer to a follow-up',
  answered: 'an answer',
  'notes-saved': 'your notes',
  'gave-up': 'giving up a question',
  'moved-on': 'the step to the next question',
  'candidate-asked': 'a question to the coach',
  paused: 'a pause',
  resumed: 'the end of a pause',
  ended: 'the end of the interview',
} satisfies Record<ReportedEvent['type'], string>

/** Says which parts of the interview the server did not accept, and offers a copy of them. */
export function SetAsideNotice({ log: { setAside, dismissSetAside } }: { log: SetAsideEvents }) {
  if (setAside.length === 0) return null
  const labels = [...new Set(setAside.map(labelOf))]
  return (
    <div className="border-b border-line px-4 py-2 sm:px-6">
      <Banner tone="warn">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-64">
            The server could not store {new Intl.ListFormat('en').format(labels)}. Everything else
            is saved.
          </p>
          <Button
            size="small"
            icon={<Download size={16} aria-hidden />}
            onClick={() => saveCopy(setAside)}
          >
            Download a copy
          </Button>
          <Button size="small" variant="quiet" onClick={dismissSetAside}>
            Dismiss
          </Button>
        </div>
      </Banner>
    </div>
  )
}

const labelOf = ({ type }: SetAsideEvent) =>
  String(type) in LABELS ? LABELS[type as keyof typeof LABELS] : 'something unreadable'

const saveCopy = (events: SetAsideEvent[]) =>
  saveFile(
    'sightline-not-stored.txt',
    new Blob([events.map(toText).join('\n\n')], { type: 'text/plain' }),
  )

/** An event as a person reads it: what it is, then its code or text, then the rest. */
function toText(event: SetAsideEvent): string {
  const { id: _id, version: _version, type: _type, ...content } = event
  const texts = Object.entries(content).map(([name, value]) =>
    typeof value === 'string' ? `${name}:\n${value}` : `${name}: ${JSON.stringify(value, null, 2)}`,
  )
  return [labelOf(event), ...texts].join('\n\n')
}
