import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { MetaDescriptor } from 'react-router'
import { productName, siteConfig } from './content/brand.ts'
import { addressIn, locales } from './locale/locales.ts'

const PICTURE = { path: '/og.jpg', width: '1200', height: '630' } as const

type PageMeta = {
  /** Title of the browser tab; see pageTitle. */
  title: string
  /** One sentence for search results. */
  description: string
  /** The canonical path. A page reachable at several addresses names the main one. */
  path: string
  /** The text is in English in every locale: only the English page counts for search engines. */
  isInEnglish?: boolean
}

/** Meta tags of a public page for search engines and link previews. */
export function pageMeta({
  title,
  description,
  path,
  isInEnglish = false,
}: PageMeta): MetaDescriptor[] {
  const urlIn = (code: string) => siteConfig.webOrigin + addressIn(code, path)
  const url = urlIn(isInEnglish ? 'en' : i18n.locale)
  const versions = isInEnglish ? [] : locales
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...versions.map(({ code }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: code,
      href: urlIn(code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: urlIn('en') },
    { property: 'og:locale', content: i18n.locale },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: siteConfig.webOrigin + PICTURE.path },
    { property: 'og:image:width', content: PICTURE.width },
    { property: 'og:image:height', content: PICTURE.height },
    { property: 'og:image:alt', content: t`A coding interview in Sightline` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
