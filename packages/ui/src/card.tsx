import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A framed part of a page. Use it for things of a kind standing side by side; a plain section needs no frame. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('rounded-card border border-line bg-background p-6', className)}>{children}</div>
}
