import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { ContactSection, DownloadCall, Faq } from './closing.tsx'
import { Demo } from './demo.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Testimonials } from './testimonials.tsx'

/** Everything of the landing page below the hero. */
export function Sections() {
  const { hash } = useLocation()
  const navigationType = useNavigationType()

  useEffect(() => {
    // After a link from another page: the router looked for the section before this component had loaded.
    if (navigationType === 'PUSH' && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [navigationType, hash])

  return (
    <>
      <div id="features">
        <HowItWorks />
        <Demo />
      </div>
      <Pricing />
      <Testimonials />
      <Faq />
      <DownloadCall />
      <ContactSection />
    </>
  )
}
