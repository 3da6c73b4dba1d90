import { ContactSection, DownloadCall, Faq } from './closing.tsx'
import { Demo } from './demo.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Testimonials } from './testimonials.tsx'

/** Everything of the landing page below the hero. */
export const Sections = () => (
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
