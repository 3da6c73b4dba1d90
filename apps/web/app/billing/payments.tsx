import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Payment } from '@sightline/contracts/billing/billing'
import { TextLink } from '@sightline/ui/button'
import { Table } from '@sightline/ui/table'
import { Link } from 'react-router'
import { formatDay, formatInr, formatShortDay } from './money.ts'

const columns = () => [
  { label: t`Paid on` },
  { label: t`Plan` },
  { label: t`Amount`, isNumeric: true },
  { label: t`Receipt` },
]

/** The user's payments, latest first. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>No payments yet. Receipts will be here.</Trans>
      </p>
    )
  return (
    <Table
      caption={t`Payments`}
      columns={columns()}
      rows={payments.map(({ id, paid_at, plan_name, amount_paise }) => ({
        key: id,
        cells: [
          <time key="day" dateTime={paid_at} className="whitespace-nowrap">
            {formatShortDay(paid_at)}
          </time>,
          plan_name,
          formatInr(amount_paise / 100),
          <TextLink
            key="receipt"
            as={Link}
            to={`/home/receipts/${id}`}
            aria-label={t`Receipt of ${formatDay(paid_at)}`}
          >
            <Trans>Receipt</Trans>
          </TextLink>,
        ],
      }))}
    />
  )
}
