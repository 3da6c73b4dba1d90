import { i18n } from '@lingui/core'
import sizes from './pictures/sizes.json' with { type: 'json' }

/** Screenshots of the product, made by `npm run pictures`. */
const files = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

export type PictureName = keyof typeof sizes

const DARK = '(prefers-color-scheme: dark)'
const PHONE = '(max-width: 39.99rem)'

const file = (name: string) => files[`./pictures/${name}`]
/** The picture in the page's locale, where what it shows is translated. */
const inLocale = (name: PictureName) =>
  file(`${name}-${i18n.locale}-light.webp`) ? `${name}-${i18n.locale}` : name
const avif = (name: string) => `${file(`${name}.avif`)}, ${file(`${name}-2x.avif`)} 2x`
const both = (...queries: string[]) => queries.join(' and ')

type PictureProps = {
  name: PictureName
  /** Shown on phones instead of `name`, which would be too small to read there. */
  phoneName?: PictureName
  alt: string
  /** In view when the page opens: loaded at once, with high priority. */
  isFirst?: boolean
  className?: string
}

/**
 * A picture of the product in the visitor's colour scheme. Width and height are set, so that
 * loading moves nothing.
 */
export function Picture({ name, phoneName, alt, isFirst = false, className }: PictureProps) {
  return (
    <picture>
      {phoneName && <Sources name={phoneName} media={PHONE} />}
      <Sources name={name} />
      <img
        src={file(`${inLocale(name)}-light.webp`)}
        {...sizes[name]}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        draggable={false}
        className={className}
      />
    </picture>
  )
}

/** Dark before light, AVIF before WebP: browsers use the first source that matches. */
function Sources({ name, media }: { name: PictureName; media?: string }) {
  const size = sizes[name]
  const stem = inLocale(name)
  const dark = media ? both(media, DARK) : DARK
  return (
    <>
      <source media={dark} type="image/avif" srcSet={avif(`${stem}-dark`)} {...size} />
      <source media={dark} type="image/webp" srcSet={file(`${stem}-dark.webp`)} {...size} />
      <source media={media} type="image/avif" srcSet={avif(`${stem}-light`)} {...size} />
      <source media={media} type="image/webp" srcSet={file(`${stem}-light.webp`)} {...size} />
    </>
  )
}
