import { Suspense, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { Afterwards } from './afterwards.tsx'
import { Demo } from './choices/demo.tsx'
import { Rounds } from './choices/rounds.tsx'
import { ContactSection, DownloadCall, Faq } from './closing.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Live } from './live.tsx'
import { Pricing } from './pricing.tsx'
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
