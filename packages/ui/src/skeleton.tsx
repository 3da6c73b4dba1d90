import { classNames } from './class-names.ts'

/** Holds the place of something on its way; give it that thing's size. Say in words beside it that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('rounded-control bg-surface', className)} />
}
