import { t } from '@lingui/core/macro'
import { Button } from '@sightline/ui/button'
import { ConfirmDialog } from '@sightline/ui/dialog'
import { useState } from 'react'
import type { TodayOffer } from './offer.ts'

type Props = { offer: TodayOffer; isDisabled: boolean; onBuy: () => void }

/** A button that buys a plan today, after saying what becomes of the present one. */
export function BuyToday({ offer, isDisabled, onBuy }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        disabled={isDisabled}
        onClick={() => setIsAsking(true)}
        className="mt-2 w-full"
      >
        {offer.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={offer.title}
        text={offer.consequences}
        confirmLabel={t`Go to payment`}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onBuy()
        }}
      />
    </>
  )
}
