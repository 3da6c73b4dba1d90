import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

type ErrorStateProps = {
  /** The problem. */
  title: string
  /** What was not lost, and what to do next. */
  text: string
  actions?: ReactNode
  /** 1 when it replaces a whole page. */
  level?: 1 | 2
}

/** Replaces content that could not be shown. */
export function ErrorState({ title, text, actions, level = 1 }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div role="alert" className="mx-auto flex max-w-dialog flex-col items-center gap-3 text-center">
      <TriangleAlert size={32} aria-hidden className="text-warn" />
      <Heading className="text-xl">{title}</Heading>
      <p className="text-muted">{text}</p>
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
