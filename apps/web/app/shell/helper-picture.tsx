import { t } from '@lingui/core/macro'
import sizes from './helper-pictures/sizes.json' with { type: 'json' }

/** Pictures of the desktop helper's own window, made by `npm run pictures -- helper`. */
const files = import.meta.glob<string>('./helper-pictures/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})
const file = (name: string) => files[`./helper-pictures/overlay-${name}`]
const avif = (scheme: string) => `${file(`${scheme}.avif`)}, ${file(`${scheme}-2x.avif`)} 2x`
const DARK = '(prefers-color-scheme: dark)'

/** The desktop helper at work, in the visitor's colour scheme. */
export const HelperPicture = () => (
  <picture>
    <source media={DARK} type="image/avif" srcSet={avif('dark')} />
    <source media={DARK} type="image/webp" srcSet={file('dark.webp')} />
    <source type="image/avif" srcSet={avif('light')} />
    <img
      src={file('light.webp')}
      {...sizes.overlay}
      alt={t`The desktop helper in a live session, above another program: a question that was heard, and its answer.`}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-card border border-line"
    />
  </picture>
)
