import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { landing } from '../../apps/web/app/content/landing.ts'
import { root } from '../install.mjs'

const publicFolder = join(root, 'apps', 'web', 'public')
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">
  <path fill="#f14f44" d="M6.5 17.5a9.5 9.5 0 0 0 19 0z"/>
  <path stroke="#17181c" d="M6.5 14.5a9.5 9.5 0 0 1 19 0M1.5 16h29" stroke-width="2" stroke-linecap="round"/>
</svg>`

/**
 * The icons of the installed site, and the picture that goes with a shared link.
 * @param {{ browser: import('playwright-core').Browser, site: string }} parts
 */
export async function drawBrand({ browser, site }) {
  await icon('icon-192.png', 192, { share: 0.72, radius: 0.22 })
  await icon('icon-512.png', 512, { share: 0.72, radius: 0.22 })
  // Launchers cut it to their own shape: the mark keeps to the middle.
  await icon('icon-maskable-512.png', 512, { share: 0.56, radius: 0 })
  await sharedPicture(browser, site)
}

/** @param {string} name @param {number} size @param {{ share: number, radius: number }} shape as parts of the size */
async function icon(name, size, { share, radius }) {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * radius}" fill="#fff"/></svg>`
  const drawn = await sharp(Buffer.from(mark), { density: 72 * (size / 32) * share })
    .resize({ width: Math.round(size * share) })
    .png()
    .toBuffer()
  await sharp(Buffer.from(tile))
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(join(publicFolder, name))
}

const css = `
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #fff }
  .ground { position: absolute; inset: 440px 0 0; border-top: 1px solid #e4e2dd; background: #f7f6f4 }
  .name { position: absolute; left: 72px; top: 52px; display: flex; align-items: center; gap: 14px; font: 600 34px/1 Inter; letter-spacing: -0.02em }
  .name svg { width: 52px; height: 52px }
  h1 { position: absolute; left: 72px; top: 136px; width: 1056px; font: 600 62px/1.1 Inter; letter-spacing: -0.03em; text-wrap: balance }
  img { position: absolute; left: 72px; top: 306px; width: 1056px; height: auto; border: 1px solid #e4e2dd; border-radius: 14px; box-shadow: 0 16px 40px -8px rgb(23 24 28 / 0.22) }`

/** Name, promise and the product at work, in the site's own type. @param {import('playwright-core').Browser} browser @param {string} site */
async function sharedPicture(browser, site) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.goto(site)
  const picture = readFileSync(join(root, 'docs', 'pictures', 'interview.webp'), 'base64')
  const body = `<div class="ground"></div><div class="name">${mark} Sightline</div><h1>${landing.headline}</h1><img src="data:image/webp;base64,${picture}">`
  // A text, since this side has no types of the browser's.
  await page.evaluate(`(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(css)})
    document.adoptedStyleSheets = [sheet]
    document.body.innerHTML = ${JSON.stringify(body)}
    await document.fonts.ready
    await document.querySelector('img').decode()
  })()`)
  const png = await page.screenshot()
  await sharp(png).jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile(join(publicFolder, 'og.jpg'))
  await page.close()
}
