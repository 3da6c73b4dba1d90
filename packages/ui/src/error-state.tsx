import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What is safe and what to do. */
  text: string
  actions?: ReactNode
  /** 1 where it takes the place of a whole page. */
  level?: 1 | 2
}

/** In place of something that could not be shown. */
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
