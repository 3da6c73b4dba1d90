import { ButtonLink } from '@sightline/ui/button'
import { Link } from 'react-router'

/** The page of a user who has not bought anything. */
export function NoPurchase() {
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center gap-3 py-16 text-center">
      <h1 className="text-2xl">You have no plan yet</h1>
      <p className="text-muted">Choose one, and this page shows what comes with it.</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink as={Link} to="/home/pricing" variant="primary" size="large">
          See the plans
        </ButtonLink>
        <ButtonLink as={Link} to="/home" size="large">
          Go to Dashboard
        </ButtonLink>
      </div>
    </div>
  )
}
