import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import type { Receipt } from '@sightline/contracts/billing/billing'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Logo } from '@sightline/ui/logo'
import { Spinner } from '@sightline/ui/spinner'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, Suspense } from 'react'
import { Await, Link } from 'react-router'
import { pageTitle, productName, siteConfig } from '../content/brand.ts'
import { loadWhenSignedIn, PageData } from '../shell/page-data.tsx'
import type { Route } from './+types/receipt.route'
import { billingApi } from './api.ts'
import { formatDay, formatInr } from './money.ts'

export const meta = () => [{ title: pageTitle(t`Receipt`) }]

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => ({
  receipt: loadWhenSignedIn(() => billingApi.receipt(params.id)),
})

/** The receipt of one payment, made to be printed on one page. */
export default function ReceiptPage({ params, loaderData: { receipt } }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-180 flex-col px-4 py-8 sm:px-6 sm:py-12 print:max-w-none print:p-0">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ButtonLink
          as={Link}
          to="/home/profile"
          variant="quiet"
          icon={<ArrowLeft size={16} aria-hidden />}
        >
          <Trans>Back to profile</Trans>
        </ButtonLink>
        <Suspense>
          {/* An empty element, because null would pass the error on; the failure itself is shown
              below. */}
          <Await resolve={receipt} errorElement={<span hidden />}>
            <Button onClick={() => window.print()} icon={<Printer size={16} aria-hidden />}>
              {t`Print`}
            </Button>
          </Await>
        </Suspense>
      </header>
      <main id="main" tabIndex={-1}>
        <PageData
          key={params.id}
          promise={receipt}
          loading={
            <p role="status" className="flex items-center gap-3 text-muted">
              <Spinner /> <Trans>Loading the receipt</Trans>
            </p>
          }
          renderFailure={(error, retry) => <Problem error={error} onRetry={retry} />}
        >
          {(loaded) => <ReceiptSheet receipt={loaded} />}
        </PageData>
      </main>
    </div>
  )
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'not_found')
    return (
      <ErrorState
        title={t`There is no such receipt`}
        text={t`Your receipts are listed on your profile.`}
      />
    )
  const retry = (
    <Button variant="primary" onClick={onRetry}>
      {t`Try again`}
    </Button>
  )
  return (
    <ErrorState
      title={t`The receipt could not be loaded`}
      text={errorMessage(error)}
      actions={retry}
    />
  )
}

function ReceiptSheet({ receipt: { payment, billed_to, credits } }: { receipt: Receipt }) {
  const amount = formatInr(payment.amount_paise / 100)
  return (
    <article className="rounded-card border border-line p-6 sm:p-12 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-6">
        <h1 className="text-2xl">
          <Trans>Receipt</Trans>
        </h1>
        <Logo name={productName} />
      </header>
      <dl className="mt-8 grid gap-6 sm:grid-cols-2">
        <Entry term={t`Billed to`}>
          {billed_to.name}
          <br />
          {billed_to.email}
        </Entry>
        <Entry term={t`Sold by`}>
          {[productName, siteConfig.postalAddress, siteConfig.supportEmail]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
        </Entry>
        <Entry term={t`Paid on`}>{formatDay(payment.paid_at)}</Entry>
        <Entry term={t`Payment`}>{t`${payment.id}, by Razorpay`}</Entry>
      </dl>
      <table className="mt-12 w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 pr-3 font-medium">
              <Trans>What</Trans>
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line align-top">
            <td className="py-4 pr-3">
              <span className="font-medium">
                {productName} {payment.plan_name}
              </span>
              <span className="block text-sm text-muted">
                {t`${formatDay(payment.period_start)} to ${formatDay(payment.period_end)}, ${credits} credits`}
              </span>
            </td>
            <td className="py-4 text-right whitespace-nowrap tabular-nums">{amount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr className="text-lg font-semibold">
            <th scope="row" className="py-4 pr-3 font-semibold">
              <Trans>Paid</Trans>
            </th>
            <td className="py-4 text-right whitespace-nowrap tabular-nums">{amount}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-words">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
