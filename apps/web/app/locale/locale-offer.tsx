import { i18n } from '@lingui/core'
import { TextLink } from '@sightline/ui/button'
import X from 'lucide-react/icons/x'
import { useLocation } from 'react-router'
import { addressIn, locales } from './locales.ts'
import './locale-links.element.ts'
import './locale-offer.element.ts'

/**
 * Offers the page in the locale that the browser prefers; never leads there by itself. The
 * element shows the offer without React, perhaps before hydration.
 */
export function LocaleOffer() {
  const { pathname } = useLocation()
  return (
    <locale-offer>
      <locale-links>
        {locales
          .filter(({ code }) => code !== i18n.locale)
          .map(({ code, offer, decline }) => (
            <p
              key={code}
              data-locale={code}
              lang={code}
              hidden
              suppressHydrationWarning
              className="fixed inset-x-4 bottom-[calc(1rem+var(--banner-height,0px))] z-30 mx-auto flex w-fit items-center gap-2 rounded-card border border-line bg-background py-1 pr-1 pl-4 text-sm shadow-float [&[hidden]]:hidden"
            >
              <TextLink href={addressIn(code, pathname)} hrefLang={code}>
                {offer}
              </TextLink>
              <button
                type="button"
                aria-label={decline}
                className="grid size-10 place-items-center rounded-control"
              >
                <X size={16} aria-hidden />
              </button>
            </p>
          ))}
      </locale-links>
    </locale-offer>
  )
}
