import { howItWorks } from '../content/landing.ts'
import { Carousel } from './carousel.tsx'
import { Picture } from './picture.tsx'
import { Section } from './section.tsx'

/** Four cards, each with a picture of the product at that stage. */
export function HowItWorks() {
  const { title, text, cards } = howItWorks()
  return (
    <Section title={title} text={text}>
      <Carousel
        label={title}
        slides={cards.map((card, index) => ({
          id: card.id,
          title: card.title,
          content: (
            <article className="grid overflow-hidden rounded-card border border-line bg-surface md:h-full md:grid-cols-2">
              <div className="flex flex-col justify-center p-6 md:p-8 lg:p-12">
                <p aria-hidden className="text-2xl font-semibold text-accent-strong tabular-nums">
                  {index + 1}
                </p>
                <h3 className="mt-3 text-xl">{card.title}</h3>
                <p className="mt-3 text-muted">{card.text}</p>
              </div>
              <div className="self-center px-6 pb-6 md:py-8 md:pr-8 md:pl-0">
                <Picture
                  name={card.id}
                  alt={card.picture}
                  className="block h-auto w-full rounded-card border border-line"
                />
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  )
}
