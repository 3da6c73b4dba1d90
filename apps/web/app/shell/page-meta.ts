import type { MetaDescriptor } from 'react-router'
import { productName, siteConfig } from '../content/brand.ts'

const PICTURE = { path: '/og.jpg', width: '1200', height: '630', alt: 'A coding interview in Sightline' }

type PageMeta = {
  /** Title of the browser tab; see pageTitle. */
  title: string
  /** One sentence for search results. */
  description: string
  /** The canonical path. A page reachable at several addresses names the main one. */
  path: string
}

/** Meta tags of a public page for search engines and link previews. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const url = siteConfig.webOrigin + path
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: siteConfig.webOrigin + PICTURE.path },
    { property: 'og:image:width', content: PICTURE.width },
    { property: 'og:image:height', content: PICTURE.height },
    { property: 'og:image:alt', content: PICTURE.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
