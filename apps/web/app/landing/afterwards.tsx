import { afterwards } from '../content/landing.ts'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

/** Report and weakness map, each with a picture. */
export function Afterwards() {
  const { title, cards } = afterwards()
  return (
    <Section title={title}>
      <ul className="grid gap-12 md:grid-cols-2 md:gap-8 lg:gap-12">
        {cards.map((card) => (
          <li key={card.id}>
            <div className="overflow-hidden rounded-card border border-line">
              <Picture
                name={card.id}
                phoneName={card.phoneName}
                alt={card.picture}
                className="h-auto w-full"
              />
            </div>
            <h3 className="mt-6 text-lg">{card.title}</h3>
            <p className="mt-2 text-muted">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
