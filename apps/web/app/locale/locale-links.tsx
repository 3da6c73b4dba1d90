import { i18n } from '@lingui/core'
import { useLocation } from 'react-router'
import { addressIn, locales } from './locales.ts'
import './locale-links.element.ts'

/** Links to the present page in every locale, each named in its own. */
export function LocaleLinks({ className = '' }: { className?: string }) {
  const { pathname } = useLocation()
  return (
    <locale-links>
      <ul className={`flex flex-wrap gap-x-4 text-sm text-muted ${className}`}>
        {locales.map(({ code, name }) => (
          <li key={code}>
            <a
              href={addressIn(code, pathname)}
              hrefLang={code}
              lang={code}
              aria-current={code === i18n.locale ? 'true' : undefined}
              className="inline-block rounded-control py-1 transition-colors hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </locale-links>
  )
}
