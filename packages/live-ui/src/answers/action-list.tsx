import { type ActionItem, actionItems, doerText } from '@sightline/live/session/action-items'
import type { LiveState } from '@sightline/live/session/session'

/** The kinds of conversation that leave something to do. */
const WITH_ACTIONS: LiveState['kind'][] = ['meeting', 'sales-call']

/** What somebody is to do, of conversations that leave something to do. */
export const actionsOf = ({ kind, segments }: LiveState): ActionItem[] =>
  WITH_ACTIONS.includes(kind) ? actionItems(segments) : []

/** Who is to do what by when, in the words in which it was said. */
export const ActionList = ({ items }: { items: ActionItem[] }) => (
  <ul className="flex flex-col gap-2 text-sm">
    {items.map((item) => (
      <li key={`${item.segment} ${item.text}`} className="flex gap-3">
        <span className="w-16 shrink-0 font-medium">{doerText(item)}</span>
        <span className="min-w-0 flex-1 break-words">
          {item.text}
          {item.due && <span className="text-muted"> ({item.due})</span>}
        </span>
      </li>
    ))}
  </ul>
)
