import { pageTitle } from '../content/brand.ts'
import type { Policy } from '../content/legal/policy.ts'
import { Contact } from '../shell/contact.tsx'
import { pageMeta } from '../shell/page-meta.ts'

export const policyMeta = ({ title, description, path }: Policy) =>
  pageMeta({ title: pageTitle(title), description, path })

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** A legal text: its summary, links to its sections, the sections, and the contact. */
export function PolicyPage({ policy: { title, changedOn, summary, sections } }: { policy: Policy }) {
  return (
    <article className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_16rem]">
      <header className="max-w-reading">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 text-sm text-muted">
          Last changed on <time dateTime={changedOn}>{dayWords.format(new Date(changedOn))}</time>
        </p>
        <p className="mt-6 border-l-2 border-accent pl-4 text-lg">{summary}</p>
      </header>
      <nav aria-label="On this page" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="border-line lg:sticky lg:top-24 lg:border-l lg:pl-6">
          <h2 className="text-sm">On this page</h2>
          <ol className="mt-2 flex flex-col text-sm text-muted">
            {[...sections.map((section) => section.title), 'Contact'].map((name) => (
              <li key={name}>
                <a
                  href={`#${anchorOf(name)}`}
                  className="inline-block rounded-control py-1 transition-colors hover:text-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <div className="flex max-w-reading flex-col gap-10">
        {sections.map((section) => (
          <section key={section.title} id={anchorOf(section.title)} className="flex flex-col gap-3">
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
          <h2 className="text-xl">Contact</h2>
          <Contact />
        </section>
      </div>
    </article>
  )
}
