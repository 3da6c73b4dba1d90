import { Suspense, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterwards, demo, rounds } from '../content/landing.ts'
import { ChoiceTabs } from './choices/choice-tabs.tsx'
import { PointsAndPicture } from './choices/points-and-picture.tsx'
import { ContactSection, DownloadCall, Faq } from './closing.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Live } from './live.tsx'
import { Picture } from './picture.tsx'
import { Pricing } from './pricing.tsx'
import { Section } from './section.tsx'
import { Testimonials } from './testimonials.tsx'

/**
 * Everything of the landing page below the hero. Each section is hydrated by itself: a touch makes
 * React hydrate the touched part before anything else happens, so small parts answer sooner. The
 * sections are not loaded lazily: while a lazy part loads, any update of the page makes React
 * remove its prerendered content.
 */
export function Sections() {
  const { hash } = useLocation()
  const navigationType = useNavigationType()

  useEffect(() => {
    if (navigationType !== 'PUSH' || !hash) return
    // After a link from another page: the router looked for the section before this component had
    // loaded.
    const section = document.getElementById(hash.slice(1))
    section?.scrollIntoView()
    // The sections around it are laid out in the next frame, which may move it.
    requestAnimationFrame(() => section?.scrollIntoView())
  }, [navigationType, hash])

  return (
    <>
      <div id="features">
        <Suspense>
          <HowItWorks />
        </Suspense>
        <Suspense>
          <Rounds />
        </Suspense>
        <Suspense>
          <Afterwards />
        </Suspense>
        <Suspense>
          <Live />
        </Suspense>
        <Suspense>
          <Demo />
        </Suspense>
      </div>
      <Suspense>
        <Pricing />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
      <Suspense>
        <Faq />
      </Suspense>
      <Suspense>
        <DownloadCall />
      </Suspense>
      <Suspense>
        <ContactSection />
      </Suspense>
    </>
  )
}

/** Report and weakness map, each with a picture. */
function Afterwards() {
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

/** Three steps, one at a time. */
function Demo() {
  const { title, steps } = demo()
  return (
    <Section title={title}>
      <ChoiceTabs
        label={title}
        choices={steps.map((step) => ({ ...step, content: <PointsAndPicture {...step} /> }))}
      />
    </Section>
  )
}

/** The four rounds, one at a time, each with a picture. */
function Rounds() {
  const { title, text, list } = rounds()
  return (
    <Section title={title} text={text}>
      <ChoiceTabs
        label={title}
        choices={list.map((round) => ({ ...round, content: <PointsAndPicture {...round} /> }))}
      />
    </Section>
  )
}
