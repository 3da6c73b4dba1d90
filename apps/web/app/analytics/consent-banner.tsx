import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, TextLink } from '@sightline/ui/button'
import { type RefObject, useEffect, useRef } from 'react'
import { addressIn } from '../locale/locales.ts'
import { choose, providers } from './choice.ts'
import { useChoice } from './use-choice.ts'

type ConsentBannerProps = {
  /** The visitor has made a choice before and asked for the banner again. */
  isReopened: boolean
  onClose: () => void
}

/**
 * Asks for consent to providers' scripts. Covers the bottom of the window; the page gets as much
 * room below it.
 */
export function ConsentBanner({ isReopened, onClose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const choice = useChoice()

  useEffect(() => {
    if (isReopened) heading.current?.focus()
  }, [isReopened])
  useRoomBelowPage(banner)

  function decide(decision: 'accepted' | 'declined') {
    choose(decision)
    onClose()
  }

  const hosts = [...new Set(providers.map(({ url }) => new URL(url).hostname))]
  const names = new Intl.ListFormat(i18n.locale).format(hosts)
  return (
    <section
      ref={banner}
      aria-labelledby="privacy-choices"
      onKeyDown={({ key }) => key === 'Escape' && isReopened && onClose()}
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line bg-background shadow-float"
    >
      <div className="mx-auto flex max-w-content flex-col gap-x-8 gap-y-2 px-4 py-2 sm:px-6 md:flex-row md:items-center md:py-4">
        <div className="min-w-0 flex-1 text-xs md:text-sm">
          <h2 ref={heading} id="privacy-choices" tabIndex={-1} className="text-sm outline-none">
            <Trans>Allow cookies that count visits?</Trans>
          </h2>
          {choice === 'accepted' && (
            <p>
              <Trans>You have accepted so far.</Trans>
            </p>
          )}
          {choice === 'declined' && (
            <p>
              <Trans>You have declined so far.</Trans>
            </p>
          )}
          <details className="wrap-anywhere text-muted">
            <summary className="w-fit cursor-pointer rounded-control">
              <Trans>Everything works without them. Who sets them?</Trans>
            </summary>
            <p>
              <Trans>
                If you accept, scripts from {names} may set cookies and learn which pages lead to
                sign-ups and downloads. If you decline, nothing of theirs loads.
              </Trans>{' '}
              <TextLink href={addressIn(i18n.locale, '/privacy-policy')}>
                <Trans>Privacy policy</Trans>
              </TextLink>
            </p>
          </details>
        </div>
        <div className="grid grid-cols-2 gap-3 md:w-64">
          <Button size="small" onClick={() => decide('declined')}>
            {t`Decline`}
          </Button>
          <Button size="small" onClick={() => decide('accepted')}>
            {t`Accept`}
          </Button>
        </div>
      </div>
    </section>
  )
}

/**
 * Adds padding of the banner's height to the page, so that the layout does not shift and all
 * content can be scrolled into view.
 */
function useRoomBelowPage(banner: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!banner.current) return
    const { documentElement: page, body } = document
    const makeRoom = (height: number) => {
      body.style.paddingBottom = `${height}px`
      page.style.scrollPaddingBottom = `${height}px`
      page.style.setProperty('--banner-height', `${height}px`)
    }
    const observer = new ResizeObserver(([entry]) =>
      makeRoom(entry?.borderBoxSize[0]?.blockSize ?? 0),
    )
    observer.observe(banner.current)
    return () => {
      observer.disconnect()
      makeRoom(0)
    }
  }, [banner])
}
