import { classNames } from './class-names.ts'

/**
 * A placeholder with the size of content that is loading. A text beside it should say that it is
 * loading. Pages that contain it can be styled by `has-data-skeleton:`.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      data-skeleton
      className={classNames('rounded-control bg-surface', className)}
    />
  )
}
