import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Posting } from '@sightline/contracts/postings/postings'
import { TextLink } from '@sightline/ui/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatShortDay } from '../../billing/public.ts'
import { BoardProblemLine } from '../board-line.tsx'
import { ageText, PROVIDER_NAMES, payText, seniorityLabel, workplaceLabel } from '../labels.ts'

/** What is known of a posting beside its text. */
export function Facts({ posting }: { posting: Posting }) {
  const { places, workplace, seniority, board, alsoAt, url } = posting
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>At a glance</Trans>
      </h2>
      <dl className="flex flex-col gap-3 text-sm">
        <PayFact posting={posting} />
        <Fact label={t`Places`}>{places.length > 0 ? places.join(' · ') : t`not said`}</Fact>
        <Fact label={t`Workplace`}>{workplace ? workplaceLabel(workplace) : t`not said`}</Fact>
        <Fact label={t`Seniority`}>{seniority ? seniorityLabel(seniority) : t`not said`}</Fact>
        <Dates posting={posting} />
        {(url || alsoAt.length > 0) && (
          <Fact label={t`Where it is`}>
            <ul className="flex flex-col gap-1">
              {url && (
                <li>
                  <Outside href={url}>
                    {posting.provider ? PROVIDER_NAMES[posting.provider] : t`The page`}
                  </Outside>
                </li>
              )}
              {alsoAt.map((other) => (
                <li key={other.url}>
                  <Outside href={other.url}>{t`Also at ${PROVIDER_NAMES[other.provider]}`}</Outside>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {board && <BoardProblemLine board={board} />}
    </section>
  )
}

function PayFact({ posting: { pay } }: { posting: Posting }) {
  const { i18n } = useLingui()
  if (!pay) return <Fact label={t`Pay`}>{t`not said`}</Fact>
  const text = payText(pay, i18n.locale)
  return (
    <Fact label={t`Pay`}>
      {text}
      {text !== pay.said && (
        <span className="block text-muted">
          <Trans>In its words: “{pay.said}”</Trans>
        </span>
      )}
    </Fact>
  )
}

function Dates({ posting }: { posting: Posting }) {
  const { publishedAt, foundAt, changedAt, closedAt, repostOf } = posting
  return (
    <>
      {publishedAt && (
        <Fact label={t`Published`}>
          {formatShortDay(publishedAt)} ({ageText(publishedAt)})
        </Fact>
      )}
      <Fact label={t`Found`}>{formatShortDay(foundAt)}</Fact>
      {changedAt && <Fact label={t`Changed`}>{formatShortDay(changedAt)}</Fact>}
      {closedAt && <Fact label={t`Closed`}>{formatShortDay(closedAt)}</Fact>}
      {repostOf && (
        <Fact label={t`Posted again`}>
          <TextLink as={Link} to={`/home/jobs/${repostOf.id}`}>
            {t`The earlier posting, found on ${formatShortDay(repostOf.foundAt)}`}
          </TextLink>
          {repostOf.closedAt && (
            <span className="block text-muted">
              {t`Closed on ${formatShortDay(repostOf.closedAt)}`}
            </span>
          )}
        </Fact>
      )}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-muted">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <TextLink href={href} target="_blank" rel="noreferrer">
    {children}
  </TextLink>
)
