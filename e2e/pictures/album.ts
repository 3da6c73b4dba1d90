import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Small letters need their colour at full resolution. */
const AVIF = { quality: 41, effort: 5, chromaSubsampling: '4:4:4' }
/** Plain screens show the first pictures of a first visit, whose weight is limited. */
const PLAIN_AVIF = { ...AVIF, quality: 36 }
const WEBP = { quality: 74, effort: 6, smartSubsample: true }

type Scheme = 'light' | 'dark'

export interface Album {
  /**
   * Encodes a screenshot that has two pixels per CSS pixel. One in another locale than English has
   * the size of the English one.
   */
  add: (name: string, scheme: Scheme, png: Buffer, locale?: string) => Promise<void>
  /** Writes sizes.json and removes pictures that are no longer taken. */
  finish: () => void
}

/**
 * Writes all pictures of a folder for light and dark, for plain and dense screens; sizes.json has
 * CSS sizes.
 */
export function createAlbum(folder: string): Album {
  const sizes: Record<string, { width: number; height: number }> = {}
  const written = new Set<string>()
  let totalBytes = 0

  const write = (name: string, content: Buffer) => {
    written.add(name)
    totalBytes += content.length
    writeFileSync(join(folder, name), content)
  }

  return {
    async add(name, scheme, png, locale = 'en') {
      const { width, height } = await sharp(png).metadata()
      sizes[name] = { width: width / 2, height: height / 2 }
      const stem = `${locale === 'en' ? name : `${name}-${locale}`}-${scheme}`
      const plain = await sharp(png)
        .resize({ width: width / 2 })
        .png()
        .toBuffer()
      write(`${stem}.avif`, await sharp(plain).avif(PLAIN_AVIF).toBuffer())
      write(`${stem}-2x.avif`, await sharp(png).avif(AVIF).toBuffer())
      // The few browsers without AVIF get a single size.
      write(`${stem}.webp`, await sharp(plain).webp(WEBP).toBuffer())
    },
    finish() {
      write('sizes.json', Buffer.from(`${JSON.stringify(sizes, null, 2)}\n`))
      for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name))
      console.log(
        `${Object.keys(sizes).length} pictures in light and dark, ${Math.round(totalBytes / 1000)} kB in all`,
      )
    },
  }
}
