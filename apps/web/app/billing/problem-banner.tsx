import { Banner } from '@sightline/ui/banner'
import { TextLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { ApiError, errorMessage } from '../http.ts'

/** Why something could not be started; where credits are what is missing, with the way to the plans. It stays until the next try. */
export function ProblemBanner({ error }: { error: unknown }) {
  return (
    <Banner tone="bad">
      {errorMessage(error)}{' '}
      {error instanceof ApiError && error.code === 'no_credits' && (
        <TextLink as={Link} to="/home/pricing">
          See the plans
        </TextLink>
      )}
    </Banner>
  )
}
