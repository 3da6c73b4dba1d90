import type { ReactNode } from 'react'
import { SlideIn } from './slide-in.tsx'

type SectionProps = {
  /** Target of the header's link to this section. */
  id?: string
  title: string
  text?: string
  /** On wide screens the heading stands beside the content instead of above. */
  isBeside?: boolean
  children: ReactNode
}

/** A section of the landing page with its heading; slides in once. */
export function Section({ id, title, text, isBeside = false, children }: SectionProps) {
  return (
    <section id={id} className="late-layout mx-auto max-w-content px-4 py-12 sm:px-6 lg:py-16">
      <SlideIn>
        <div
          className={`grid gap-8 ${isBeside ? 'lg:grid-cols-[1fr_2fr] lg:gap-16' : 'lg:gap-12'}`}
        >
          <div>
            <h2 className="text-2xl sm:text-3xl">{title}</h2>
            {text && <p className="mt-3 max-w-reading text-muted sm:text-lg">{text}</p>}
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </SlideIn>
    </section>
  )
}
