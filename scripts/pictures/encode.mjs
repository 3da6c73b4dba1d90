import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../install.mjs'

const folder = join(root, 'apps', 'web', 'app', 'landing', 'pictures')
/** Small letters need their colour at full resolution. */
const avif = { quality: 48, effort: 5, chromaSubsampling: '4:4:4' }
const webp = { quality: 74, effort: 6, smartSubsample: true }

/** @typedef {ReturnType<typeof createAlbum>} Album */

/** Where pictures are put: each for light and dark, for plain and dense screens, with its size in CSS pixels in sizes.json. */
export function createAlbum() {
  /** @type {Record<string, { width: number, height: number }>} */
  const sizes = {}
  const made = new Set(['sizes.json'])
  let bytes = 0

  const write = (/** @type {string} */ name, /** @type {Buffer} */ content) => {
    made.add(name)
    bytes += content.length
    writeFileSync(join(folder, name), content)
  }

  return {
    /**
     * @param {string} name
     * @param {'light' | 'dark'} scheme
     * @param {Buffer} png of two pixels to a CSS pixel
     */
    async add(name, scheme, png) {
      const { width, height } = await sharp(png).metadata()
      sizes[name] = { width: width / 2, height: height / 2 }
      const plain = await sharp(png)
        .resize({ width: width / 2 })
        .png()
        .toBuffer()
      write(`${name}-${scheme}.avif`, await sharp(plain).avif(avif).toBuffer())
      write(`${name}-${scheme}-2x.avif`, await sharp(png).avif(avif).toBuffer())
      // For the few browsers without AVIF, one size.
      write(`${name}-${scheme}.webp`, await sharp(plain).webp(webp).toBuffer())
    },
    /** Removes the pictures that are no longer taken. */
    finish() {
      write('sizes.json', Buffer.from(`${JSON.stringify(sizes, null, 2)}\n`))
      for (const name of readdirSync(folder)) if (!made.has(name)) rmSync(join(folder, name))
      console.log(`${Object.keys(sizes).length} pictures in light and dark, ${Math.round(bytes / 1000)} kB in all`)
    },
  }
}
