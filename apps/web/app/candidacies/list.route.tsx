import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { pageTitle } from '../content/brand.ts'
import { hiringSteps } from '../content/hiring.ts'
import { type Posting, postings } from '../content/postings.ts'
import { EnglishNote } from '../locale/english-note.tsx'
import { pageMeta } from '../page-meta.ts'

const lead = () =>
  t`We make interviews less frightening by letting people practise them. Two positions are open.`

export const meta = () =>
  pageMeta({ title: pageTitle(t`Careers`), description: lead(), path: '/careers' })

function Position({ id, title, summary, department, type, remote, compensation }: Posting) {
  return (
    <li className="grid gap-4 border-b border-line py-8 sm:grid-cols-[1fr_auto] sm:gap-8">
      <div>
        <h3 id={id} lang="en" className="text-xl">
          <Link
            to={`/careers/${id}`}
            className="rounded-control transition-colors hover:text-accent-strong"
          >
            {title}
          </Link>
        </h3>
        <p lang="en" className="mt-2 max-w-reading text-pretty text-muted">
          {summary}
        </p>
        <ul
          aria-label={t`In short`}
          className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums"
        >
          {[department, type, remote, compensation].map((fact) => (
            <li key={fact} lang="en">
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <ButtonLink
        as={Link}
        to={`/careers/${id}`}
        variant="primary"
        aria-describedby={id}
        className="sm:self-center"
      >
        <Trans>Apply Now</Trans>
      </ButtonLink>
    </li>
  )
}

export default function Careers() {
  return (
    <>
      <h1 className="text-3xl">
        <Trans>Careers</Trans>
      </h1>
      <p className="mt-4 max-w-reading text-lg text-pretty text-muted">{lead()}</p>
      <section aria-labelledby="open" className="mt-12">
        <h2 id="open" className="border-b border-line pb-4 text-sm text-muted">
          <Trans>Open positions</Trans>
        </h2>
        <div className="mt-6 empty:hidden">
          <EnglishNote>{t`The positions are described in English, the language that we work in.`}</EnglishNote>
        </div>
        <ul>
          {postings.map((posting) => (
            <Position key={posting.id} {...posting} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="hiring" className="mt-16">
        <h2 id="hiring" className="text-xl">
          <Trans>How we hire</Trans>
        </h2>
        <ol className="mt-6 grid gap-8 sm:grid-cols-3">
          {hiringSteps().map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-line pt-4">
              <p aria-hidden className="text-sm font-medium text-accent-strong tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-2 font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
