import type { ReactNode } from 'react'
import './slide-in.element.ts'

/**
 * Slides its content in when it first scrolls into view. Before that the content is in place, so
 * search and print find it.
 */
export const SlideIn = ({ children }: { children: ReactNode }) => (
  <slide-in className="block">{children}</slide-in>
)
