import { questions } from '../content/help.ts'
import { landing } from '../content/landing.ts'
import { Footer } from '../shell/footer.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { PublicHeader } from '../shell/public-header.tsx'
import { ContactSection, DownloadCall, Faq } from './closing.tsx'
import { Demo } from './demo.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Testimonials } from './testimonials.tsx'

/** The questions and answers as schema.org data for search engines. */
const faqStructuredData = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

export const meta = () => [
  ...pageMeta({ title: landing.title, description: landing.description, path: '/' }),
  { 'script:ld+json': faqStructuredData },
]

export default function Landing() {
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <div id="features">
          <HowItWorks />
          <Demo />
        </div>
        <Pricing />
        <Testimonials />
        <Faq />
        <DownloadCall />
        <ContactSection />
      </main>
      <Footer />
    </>
  )
}
