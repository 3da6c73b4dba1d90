import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Card } from '@sightline/ui/card'
import { pageTitle } from '../content/brand.ts'
import { pageMeta } from '../page-meta.ts'
import { Contact } from '../shell/contact.tsx'
import { FaqList } from '../shell/faq-list.tsx'
import { SocialLinks } from '../shell/social-links.tsx'

export const meta = () =>
  pageMeta({
    title: pageTitle(t`Help Center`),
    description: t`What Sightline costs, how it works, which languages it runs, and how to reach the people behind it.`,
    path: '/help',
  })

/** The help page, for visitors and signed-in users. */
export default function Help() {
  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_20rem] lg:gap-16">
      <div>
        <h1 className="text-3xl">
          <Trans>Help Center</Trans>
        </h1>
        <h2 className="mt-8 border-b border-line pb-4 text-xl">
          <Trans>Frequently asked questions</Trans>
        </h2>
        <FaqList />
      </div>
      <section aria-labelledby="contact-us" className="lg:pt-2">
        <Card className="flex flex-col gap-6">
          <h2 id="contact-us" className="text-xl">
            <Trans>Contact Us</Trans>
          </h2>
          <Contact />
          <div className="border-t border-line pt-4 has-[ul]:not-has-[li:not([data-value=''])]:hidden">
            <SocialLinks />
          </div>
        </Card>
      </section>
    </div>
  )
}
