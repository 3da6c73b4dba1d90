import { t } from '@lingui/core/macro'
import type { Application } from '@sightline/contracts/applications/applications'
import { Link } from 'react-router'
import { type Move, MoveMenu } from '../move-menu.tsx'
import { NextThing } from '../next-thing.tsx'

type Props = {
  application: Application
  onDrag: (application: Application | null) => void
  onMove: Move
}

export const cardId = (application: string) => `card-${application}`

/** An application on the board. */
export function ApplicationCard({ application, onDrag, onMove }: Props) {
  const { id, posting } = application
  return (
    <li
      id={cardId(id)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', posting.title)
        onDrag(application)
      }}
      onDragEnd={() => onDrag(null)}
      className="flex cursor-grab flex-col gap-2 rounded-control border border-line bg-background p-3 active:cursor-grabbing"
    >
      <div className="flex flex-col">
        <Link
          to={`/home/applications/${id}`}
          draggable={false}
          className="line-clamp-2 text-sm font-medium break-words hover:underline"
        >
          {posting.title}
        </Link>
        <span className="truncate text-sm text-muted">{posting.company || t`Unnamed company`}</span>
      </div>
      <NextThing application={application} />
      <MoveMenu application={application} onMove={onMove} />
    </li>
  )
}
