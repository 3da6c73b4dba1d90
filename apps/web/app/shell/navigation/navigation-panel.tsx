import { i18n, type MessageDescriptor } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconButton } from '@sightline/ui/button'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { LocaleLinks } from '../../locale/locale-links.tsx'
import { SectionLink } from './section-link.tsx'
import './navigation-panel.element.ts'

type NavigationPanelProps = {
  /** Id of the panel: a button with this id as its `popoverTarget` opens it. */
  id: string
  links: { to: string; label: MessageDescriptor; className?: string }[]
}

/**
 * The navigation of small screens, over the right edge. A native popover: the browser opens and
 * closes it, so it works before the scripts have loaded. Following a link closes it; without
 * scripts the browser leaves it open, and CSS moves it out of sight once the link has taken the
 * focus away. The element marks itself as ready, perhaps before hydration.
 */
export function NavigationPanel({ id, links }: NavigationPanelProps) {
  const titleId = useId()
  const close = { popoverTarget: id, popoverTargetAction: 'hide' } as const
  return (
    <navigation-panel suppressHydrationWarning className="group/panel contents">
      <dialog
        id={id}
        popover="auto"
        tabIndex={-1}
        aria-labelledby={titleId}
        className="h-dvh max-h-none w-dvw max-w-none flex-row-reverse bg-scrim text-ink outline-none open:flex not-focus-within:translate-x-full group-data-ready/panel:translate-none"
      >
        <div className="flex h-full w-[min(20rem,calc(100vw-3rem))] animate-from-right flex-col border-l border-line bg-background shadow-float">
          <div className="flex h-16 shrink-0 items-center justify-between border-b border-line pr-3 pl-6">
            <h2 id={titleId} className="text-base">
              <Trans>Navigation</Trans>
            </h2>
            <IconButton label={t`Close`} icon={<X size={20} aria-hidden />} {...close} />
          </div>
          <nav
            aria-label={t`Main`}
            className="flex flex-1 flex-col gap-1 overflow-y-auto overscroll-contain p-3"
          >
            {links.map(({ to, label, className = '' }) => (
              <SectionLink
                key={to}
                to={to}
                className={`rounded-control px-3 py-3 font-medium text-muted transition-colors hover:bg-surface hover:text-ink ${className}`}
              >
                {i18n._(label)}
              </SectionLink>
            ))}
          </nav>
          <LocaleLinks className="border-t border-line px-6 py-3" />
        </div>
        {/* Closes the panel on a press beside it: the native backdrop would let the press through
            to the page. */}
        <button type="button" aria-hidden tabIndex={-1} {...close} className="flex-1" />
      </dialog>
    </navigation-panel>
  )
}
