import { claims } from '../content/claims.ts'
import { landing } from '../content/landing.ts'
import { Section } from './section.tsx'

/** Quotes of users with their roles. */
export function Testimonials() {
  if (claims.testimonials.length === 0) return null
  return (
    <Section title={landing.testimonials.title}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
        {claims.testimonials.map(({ quote, role }) => (
          <li key={quote}>
            <figure className="flex h-full flex-col gap-4 border-l-2 border-accent pl-6">
              <blockquote className="text-lg">“{quote}”</blockquote>
              <figcaption className="mt-auto text-sm text-muted">{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
