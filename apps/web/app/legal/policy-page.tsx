import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pageTitle } from '../content/brand.ts'
import type { Policy } from '../content/legal/policy.ts'
import { EnglishNote } from '../locale/english-note.tsx'
import { localeFor } from '../locale/locale.ts'
import { pageMeta } from '../page-meta.ts'
import { Contact } from '../shell/contact.tsx'

export const policyMeta = ({ title, description, path }: Policy) =>
  pageMeta({ title: pageTitle(title), description, path, isInEnglish: true })

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** A legal text: its summary, links to its sections, the sections, and the contact. */
export function PolicyPage({
  policy: { title, changedOn, summary, sections },
}: {
  policy: Policy
}) {
  const day = new Intl.DateTimeFormat(localeFor('en-GB'), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(changedOn))
  return (
    <article className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_16rem]">
      <header className="max-w-reading">
        <h1 lang="en" className="text-3xl">
          {title}
        </h1>
        <p className="mt-2 text-sm text-muted">
          <Trans>
            Last changed on <time dateTime={changedOn}>{day}</time>
          </Trans>
        </p>
        <div className="mt-6 empty:hidden">
          <EnglishNote>{t`This text is in English, and the English text is the one that binds.`}</EnglishNote>
        </div>
        <p lang="en" className="mt-6 border-l-2 border-accent pl-4 text-lg">
          {summary}
        </p>
      </header>
      <nav aria-label={t`On this page`} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="border-line lg:sticky lg:top-24 lg:border-l lg:pl-6">
          <h2 className="text-sm">
            <Trans>On this page</Trans>
          </h2>
          <ol className="mt-2 flex flex-col text-sm text-muted">
            {[
              ...sections.map(({ title }) => ({ title, lang: 'en' })),
              { title: t`Contact`, lang: i18n.locale },
            ].map(({ title, lang }) => (
              <li key={title} lang={lang}>
                <a
                  href={`#${lang === 'en' ? anchorOf(title) : 'contact'}`}
                  className="inline-block rounded-control py-1 transition-colors hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="flex max-w-reading flex-col gap-10">
        {sections.map((section) => (
          <section
            key={section.title}
            lang="en"
            id={anchorOf(section.title)}
            className="flex flex-col gap-3"
          >
            <h2 className="text-xl">{section.title}</h2>
            {section.parts.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]} className="flex flex-col gap-2">
                  {part.map((item) => (
                    <li key={item} className="ml-5 list-disc marker:text-muted">
                      {item}
                    </li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
        <section id="contact" className="flex flex-col gap-4 border-t border-line pt-8">
          <h2 className="text-xl">
            <Trans>Contact</Trans>
          </h2>
          <Contact />
        </section>
      </div>
    </article>
  )
}
