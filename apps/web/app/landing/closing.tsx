import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { siteConfig } from '../content/brand.ts'
import { claims } from '../content/claims.ts'
import { questions } from '../content/help.ts'
import { contact, download, faq } from '../content/landing.ts'
import { Contact } from '../shell/contact.tsx'
import { FaqList } from '../shell/faq-list.tsx'
import { HelperPicture } from '../shell/helper-picture.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { Section } from './section.tsx'
import { SlideIn } from './slide-in.tsx'
import { StartLink } from './start-link.tsx'

/** The questions and answers as schema.org data for search engines. */
const faqStructuredData = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions().map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Frequently asked questions. */
export function Faq() {
  return (
    <Section id="faq" title={faq().title} isBeside>
      <script type="application/ld+json">{JSON.stringify(faqStructuredData())}</script>
      <div className="border-t border-line">
        <FaqList />
      </div>
    </Section>
  )
}

/** Repeats the sign-up and download links of the hero. */
export function DownloadCall() {
  const { title, text, details, notOut } = download()
  return (
    <section className="my-12 border-y border-line bg-surface lg:my-16">
      <div className="mx-auto max-w-content px-4 py-12 sm:px-6 lg:py-16">
        <SlideIn>
          <h2 className="text-2xl sm:text-3xl">{title}</h2>
          <p className="mt-3 max-w-reading text-muted sm:text-lg">
            {/* One of the two is visible: the server fills in whether there is an installer. */}
            <span data-value={siteConfig.desktopHelper} className="data-[value='']:hidden">
              {text}
            </span>
            <span data-value={siteConfig.desktopHelper} className="not-data-[value='']:hidden">
              {notOut}
            </span>
          </p>
          <div
            data-value={siteConfig.desktopHelper}
            className="mt-8 max-w-reading data-[value='']:hidden"
          >
            <HelperPicture />
          </div>
          <div className="mt-8 flex max-w-80 flex-col gap-3 sm:max-w-none sm:flex-row sm:flex-wrap">
            <StartLink />
            <DownloadButtons />
          </div>
          <p data-value={siteConfig.desktopHelper} className="mt-6 data-[value='']:hidden">
            <TextLink as={Link} to="/download">
              {details}
            </TextLink>
          </p>
        </SlideIn>
      </div>
    </section>
  )
}

/** Contact details of the operator, and a link to the manifesto. */
export function ContactSection() {
  const { title, text, manifesto } = contact()
  return (
    <Section id="contact" title={title} text={`${text} ${claims().supportHours}`.trim()} isBeside>
      <Contact isWide />
      <p className="mt-8">
        <TextLink as={Link} to="/manifesto">
          {manifesto}
        </TextLink>
      </p>
    </Section>
  )
}
