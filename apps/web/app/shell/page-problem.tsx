import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Link } from 'react-router'

/** Error page, shown instead of a page that threw while rendering. */
export function PageProblem() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-16">
      <ErrorState
        title="This page could not be shown"
        text="Something in it failed. What you had saved is safe. Reload the page; if it happens again, go back to the start."
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload
            </Button>
            <ButtonLink as={Link} to="/" reloadDocument>
              Go to the start page
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
