import { Button } from '@sightline/ui/button'
import { sessionTime } from '../labels.ts'
import type { PinnedPictures } from './pinned-pictures.ts'

/** The pictures that the user keeps, each with its time. */
export function PinnedList({ pinned: { pictures, problem, unpin } }: { pinned: PinnedPictures }) {
  if (pictures.length === 0) return problem ? <p className="text-sm text-bad">{problem}</p> : null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">
        Pinned pictures ({pictures.length}), on this device only
      </summary>
      {problem && <p className="mt-2 text-bad">{problem}</p>}
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {pictures.map(({ id, atMs, picture }) => (
          <li key={id} className="flex flex-col gap-2">
            <img
              src={picture}
              alt={`The screen at ${sessionTime(atMs)}`}
              className="w-full rounded-card border border-line"
            />
            <span className="flex items-center justify-between gap-3">
              <span className="text-muted">{sessionTime(atMs)}</span>
              <Button size="small" onClick={() => void unpin(id)}>
                Unpin
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
