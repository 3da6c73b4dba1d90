import { classNames } from './class-names.ts'

/** A placeholder with the size of content that is loading. A text beside it should say that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('rounded-control bg-surface', className)} />
}
