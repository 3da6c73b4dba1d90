import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** An icon of 32 px. */
  picture: ReactNode
  /** One sentence: what will appear here, and how. */
  text: string
  action?: ReactNode
}

/** Replaces an empty list. */
export function EmptyState({ picture, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-line px-6 py-12 text-center">
      <span className="text-muted">{picture}</span>
      <p className="max-w-dialog text-muted">{text}</p>
      {action}
    </div>
  )
}
