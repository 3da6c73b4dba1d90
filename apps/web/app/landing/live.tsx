import Check from 'lucide-react/icons/check'
import { landing } from '../content/landing.ts'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

const { title, text, points, limits, picture } = landing.live

/** What live sessions do, and what they do not do, beside a picture of one. */
export function Live() {
  return (
    <Section title={title} text={text}>
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.5fr] lg:gap-12">
        <div>
          <ul className="flex flex-col gap-4">
            {points.map((point) => (
              <li key={point} className="flex gap-3">
                <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-good" />
                <span className="text-muted">{point}</span>
              </li>
            ))}
          </ul>
          <p className="mt-6 border-l-2 border-line pl-4 text-sm text-muted">{limits}</p>
        </div>
        <div className="overflow-hidden rounded-card border border-line shadow-float">
          <Picture name="live" alt={picture} className="h-auto w-full" />
        </div>
      </div>
    </Section>
  )
}
