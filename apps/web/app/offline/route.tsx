import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { ButtonLink } from '@sightline/ui/button'
import { Logo } from '@sightline/ui/logo'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pageTitle, productName } from '../content/brand.ts'
import { countInterviewsWithUnsentEvents } from '../interviews/public.ts'
import { addressIn } from '../locale/locales.ts'

export const meta = () => [
  { title: pageTitle(t`You are offline`) },
  { name: 'robots', content: 'noindex' },
]

/**
 * The page that the service worker shows in place of a page that cannot be reached. Goes back to it
 * by itself.
 */
export default function Offline() {
  const { search } = useLocation()
  // Known after hydration: the page was prerendered without a query.
  const home = addressIn(i18n.locale, '/home')
  const [target, setTarget] = useState(home)
  const [unsent, setUnsent] = useState(0)

  useEffect(() => {
    const target = targetOf(search, home)
    setTarget(target)
    setUnsent(countInterviewsWithUnsentEvents())
    const goBack = () => window.location.replace(target)
    window.addEventListener('online', goBack)
    return () => window.removeEventListener('online', goBack)
  }, [search, home])

  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-6 px-4 py-12"
    >
      <Logo name={productName} />
      <h1 className="text-2xl">
        <Trans>You are offline</Trans>
      </h1>
      <p className="text-muted">
        <Trans>
          Sightline could not be reached. This page goes back to where you were as soon as the
          connection returns.
        </Trans>
      </p>
      {unsent > 0 && (
        <p>
          <Plural
            value={unsent}
            one="Work in one interview is kept on this device. Open the interview once you are online, and it is sent."
            other="Work in # interviews is kept on this device. Open the interview once you are online, and it is sent."
          />
        </p>
      )}
      <ButtonLink href={target} variant="primary" className="self-start">
        <Trans>Try again</Trans>
      </ButtonLink>
    </main>
  )
}

/**
 * The page that could not be reached. Another site's address would turn this page into a redirect
 * to it.
 */
function targetOf(search: string, home: string): string {
  const target = new URLSearchParams(search).get('to') ?? ''
  return /^\/(?![/\\])/.test(target) ? target : home
}
