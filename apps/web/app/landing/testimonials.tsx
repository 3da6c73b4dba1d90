import { claims } from '../content/claims.ts'
import { facts, testimonials } from '../content/landing.ts'
import { Section } from './section.tsx'

/** Quotes of users with their roles; facts about the product while there are no quotes. */
export function Testimonials() {
  if (claims().testimonials.length === 0) return <Facts />
  return (
    <Section title={testimonials().title}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
        {claims().testimonials.map(({ quote, role }) => (
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

function Facts() {
  const { title, list } = facts()
  return (
    <Section title={title}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
        {list.map(({ value, text }) => (
          <li key={text} className="border-l-2 border-accent pl-6">
            <p className="text-3xl font-semibold tabular-nums">{value}</p>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
