import { claims } from '../content/claims.ts'
import { live } from '../content/landing.ts'
import { Picture } from './picture.tsx'
import { Points } from './points.tsx'
import { Section } from './section.tsx'

/** Where the hero's link to live help leads. */
export const LIVE_ID = 'live'

/** What live sessions do, beside a picture of one, and what the tagline's word for them means. */
export function Live() {
  const { title, text, points, picture } = live()
  return (
    <Section id={LIVE_ID} title={title} text={text}>
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.5fr] lg:gap-12">
        <Points points={points} />
        <div className="overflow-hidden rounded-card border border-line shadow-float">
          <Picture name="live" phoneName="live-small" alt={picture} className="h-auto w-full" />
        </div>
      </div>
      <div
        id="undetectable"
        className="mt-12 grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[1fr_1.5fr]"
      >
        <h3 className="text-lg">{claims().undetectable.title}</h3>
        <div className="flex max-w-reading flex-col gap-3 text-muted">
          <p>{claims().undetectable.means}</p>
          <p>{claims().undetectable.doesNotMean}</p>
        </div>
      </div>
    </Section>
  )
}
