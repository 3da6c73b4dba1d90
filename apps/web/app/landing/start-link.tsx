import { ButtonLink } from '@sightline/ui/button'
import { Link } from 'react-router'
import { hero } from '../content/hero.ts'

/** The way in: to the sign-up, or to the dashboard for those who are signed in. */
export function StartLink() {
  return (
    <>
      <ButtonLink
        as={Link}
        to="/signup"
        variant="primary"
        size="large"
        className="signed-in:hidden"
      >
        {hero().start}
      </ButtonLink>
      <ButtonLink as={Link} to="/home" variant="primary" size="large" className="signed-out:hidden">
        {hero().dashboard}
      </ButtonLink>
    </>
  )
}
