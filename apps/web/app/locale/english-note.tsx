import { i18n } from '@lingui/core'
import { Banner } from '@sightline/ui/banner'

/** On pages in other locales, says in the page's locale that what follows is in English. */
export function EnglishNote({ children }: { children: string }) {
  return i18n.locale !== 'en' && <Banner tone="info">{children}</Banner>
}
