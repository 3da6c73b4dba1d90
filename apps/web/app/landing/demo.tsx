import { Tabs } from '@sightline/ui/tabs'
import Check from 'lucide-react/icons/check'
import { landing } from '../content/landing.ts'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

const { title, steps } = landing.demo

/** Three steps, one at a time; without scripts all of them, one below the other. */
export function Demo() {
  return (
    <Section title={title}>
      <Tabs
        label={title}
        tabs={steps.map(({ id, label, title: stepTitle, points, picture }) => ({
          id,
          label,
          content: (
            <div className="grid items-center gap-8 pt-8 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:pt-12">
              <div>
                <h3 className="text-xl">{stepTitle}</h3>
                <ul className="mt-6 flex flex-col gap-4">
                  {points.map((point) => (
                    <li key={point} className="flex gap-3">
                      <Check size={20} aria-hidden className="mt-0.5 text-good" />
                      <span className="text-muted">{point}</span>
                    </li>
                  ))}
                </ul>
              </div>
              <div className="overflow-hidden rounded-card border border-line shadow-float">
                <Picture {...picture} className="h-auto w-full" />
              </div>
            </div>
          ),
        }))}
      />
    </Section>
  )
}
