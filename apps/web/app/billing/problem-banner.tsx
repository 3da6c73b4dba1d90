import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import { Banner } from '@sightline/ui/banner'
import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'

/** Explains why an interview could not be started. Links to the plans if credits are missing. */
export function ProblemBanner({ error }: { error: unknown }) {
  return (
    <Banner tone="bad">
      {errorMessage(error)}{' '}
      {error instanceof ApiError && error.code === 'no_credits' && (
        <TextLink as={Link} to="/home/pricing">
          <Trans>See the plans</Trans>
        </TextLink>
      )}
    </Banner>
  )
}
