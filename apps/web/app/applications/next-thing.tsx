import { t } from '@lingui/core/macro'
import type { Application } from '@sightline/contracts/applications/applications'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import { formatShortDay } from '../billing/public.ts'
import { followUpLabel } from './labels.ts'

/** What is to be done next for an application, and when. Nothing where nothing is. */
export function NextThing({ application }: { application: Application }) {
  const { nextStep, nextStepOn, followUp, posting } = application
  const today = new Date().toISOString().slice(0, 10)
  const isStepDue = nextStepOn !== null && nextStepOn <= today
  const lines = [
    (nextStep || nextStepOn) && {
      text: nextStep || t`Next step`,
      on: nextStepOn,
      isDue: isStepDue,
    },
    followUp && {
      text: followUpLabel(followUp.kind),
      on: followUp.dueAt,
      isDue: followUp.isDue,
    },
    posting.closedAt && { text: t`Taken down`, on: posting.closedAt, isDue: false },
  ].filter((line) => line !== null && line !== '')
  if (lines.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {lines.map(({ text, on, isDue }) => (
        <li
          key={text}
          className={`flex items-baseline gap-1.5 ${isDue ? 'font-medium text-warn' : 'text-muted'}`}
        >
          <CalendarClock size={14} aria-hidden className="shrink-0 self-center" />
          <span className="min-w-0 break-words">
            {on ? t`${text}, ${formatShortDay(on)}` : text}
            {isDue && <span className="sr-only"> {t`(due)`}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
