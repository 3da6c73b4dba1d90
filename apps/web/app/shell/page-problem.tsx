import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, ButtonLink } from '@sightline/ui/button'
import { ErrorState } from '@sightline/ui/error-state'
import { Link } from 'react-router'

/** Error page, shown instead of a page that threw while rendering. */
export function PageProblem() {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-16">
      <ErrorState
        title={t`This page could not be shown`}
        text={t`Something in it failed. What you had saved is safe. Reload the page; if it happens again, go back to the start.`}
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t`Reload`}
            </Button>
            <ButtonLink as={Link} to="/" reloadDocument>
              <Trans>Go to the start page</Trans>
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
