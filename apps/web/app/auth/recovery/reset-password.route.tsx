import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError, errorMessage } from '@sightline/client/errors'
import { Button, ButtonLink } from '@sightline/ui/button'
import { Spinner } from '@sightline/ui/spinner'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { pageTitle } from '../../content/brand.ts'
import { AuthHeading } from '../form-parts.tsx'
import { takeLinkHash } from '../link-hash.ts'
import { openRecovery } from '../log-in-session.ts'
import { NewPassword } from './new-password.tsx'
import { isRecoveryOpen, markRecoveryOpen } from './open-recovery.ts'

export const meta = () => [
  { title: pageTitle(t`Set a new password`) },
  { name: 'robots', content: 'noindex' },
]

type Tokens = { access_token: string; refresh_token: string }
type View =
  | { name: 'opening' | 'open' | 'invalid' }
  /** `tokens` is null if the server has rejected them; else they may be sent again. */
  | { name: 'failed'; reason: string; tokens: Tokens | null }

export default function ResetPassword() {
  const [view, setView] = useState<View>({ name: 'opening' })
  // React may run an effect twice, but the address holds the link only once.
  const hasStarted = useRef(false)

  const open = useCallback(async (tokens: Tokens) => {
    setView({ name: 'opening' })
    try {
      await openRecovery(tokens)
      markRecoveryOpen()
      setView({ name: 'open' })
    } catch (error) {
      const isRejected = error instanceof ApiError && error.code === 'wrong_token'
      setView({ name: 'failed', reason: errorMessage(error), tokens: isRejected ? null : tokens })
    }
  }, [])

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const link = takeLinkHash()
    const [access_token, refresh_token] = [link.get('access_token'), link.get('refresh_token')]
    if (access_token && refresh_token && link.get('type') === 'recovery')
      open({ access_token, refresh_token })
    else setView({ name: isRecoveryOpen() && link.size === 0 ? 'open' : 'invalid' })
  }, [open])

  if (view.name === 'open') return <NewPassword />
  if (view.name === 'opening') {
    return (
      <AuthHeading
        title={t`Set a new password`}
        lead={
          <p role="status" className="flex items-center gap-3">
            <Spinner /> <Trans>Checking your link...</Trans>
          </p>
        }
      />
    )
  }
  const tokens = view.name === 'failed' ? view.tokens : null
  return (
    <>
      <AuthHeading
        title={t`Set a new password`}
        message={
          view.name === 'invalid'
            ? t`Invalid or missing token. Please request a new password reset link.`
            : t`Session could not be established.`
        }
      />
      {view.name === 'failed' && <p className="mb-6 text-muted">{view.reason}</p>}
      <div className="flex flex-col gap-3">
        {tokens && (
          <Button variant="primary" size="large" onClick={() => open(tokens)}>
            {t`Try again`}
          </Button>
        )}
        <ButtonLink
          as={Link}
          to="/forgot-password"
          variant={tokens ? 'secondary' : 'primary'}
          size="large"
        >
          <Trans>Request a new link</Trans>
        </ButtonLink>
      </div>
    </>
  )
}
