import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui/button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { keepReturnPath } from '../auth/public.ts'

/** The page of a user who has not bought anything. */
export const NoPurchase = () => (
  <Nothing
    title={t`You have no plan yet`}
    text={t`Choose one, and this page shows what comes with it.`}
  >
    <ButtonLink as={Link} to="/home/pricing" variant="primary" size="large">
      <Trans>See the plans</Trans>
    </ButtonLink>
    <ButtonLink as={Link} to="/home" size="large">
      <Trans>Go to Dashboard</Trans>
    </ButtonLink>
  </Nothing>
)

/** The page of a signed-out visitor, whose purchase, if any, is not known. */
export const SignedOut = () => (
  <Nothing
    title={t`There is no purchase to show`}
    text={t`You are not logged in here. If you bought a plan, log in, and this page shows what comes with it.`}
  >
    <ButtonLink
      as={Link}
      to="/login"
      onClick={() => keepReturnPath('/thankyou')}
      variant="primary"
      size="large"
    >
      <Trans>Log in</Trans>
    </ButtonLink>
    <ButtonLink as={Link} to="/#pricing" size="large">
      <Trans>See the plans</Trans>
    </ButtonLink>
  </Nothing>
)

function Nothing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center gap-3 py-16 text-center">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  )
}
