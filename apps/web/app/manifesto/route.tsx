import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { pageTitle } from '../content/brand.ts'
import { manifesto } from '../content/manifesto.ts'
import { pageMeta } from '../page-meta.ts'

export const meta = () =>
  pageMeta({
    title: pageTitle(t`Manifesto`),
    description: t`Why Sightline exists, what it stands for and where it wants to get: interviews that all can prepare for.`,
    path: '/manifesto',
  })

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line py-8 md:grid-cols-[14rem_1fr] md:py-12">
      <h2 className="text-xl">{title}</h2>
      <div className="max-w-reading">{children}</div>
    </section>
  )
}

/** The manifesto, for visitors and signed-in users. */
export default function Manifesto() {
  return (
    <>
      <h1 className="mb-8 text-3xl">
        <Trans>Manifesto</Trans>
      </h1>
      <Section title={t`Our Mission`}>
        {manifesto().mission.map((paragraph) => (
          <p key={paragraph} className="text-lg">
            {paragraph}
          </p>
        ))}
      </Section>
      <Section title={t`What We Stand For`}>
        <ul className="flex flex-col gap-8">
          {manifesto().values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t`Our Vision`}>
        {manifesto().vision.map((paragraph) => (
          <p key={paragraph} className="text-lg">
            {paragraph}
          </p>
        ))}
      </Section>
    </>
  )
}
