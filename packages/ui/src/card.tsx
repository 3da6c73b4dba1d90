import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * A framed part of a page, for items of the same kind side by side. A plain section needs no frame.
 */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('rounded-card border border-line bg-background p-6', className)}>
      {children}
    </div>
  )
}
