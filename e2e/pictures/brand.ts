import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../../scripts/configuration.mjs'

const publicFolder = join(root, 'apps/web/public')
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">
  <path fill="#f14f44" d="M6.5 17.5a9.5 9.5 0 0 0 19 0z"/>
  <path stroke="#17181c" d="M6.5 14.5a9.5 9.5 0 0 1 19 0M1.5 16h29" stroke-width="2" stroke-linecap="round"/>
</svg>`

/** Draws the icons of the installed site and the preview picture of shared links. */
export async function drawBrand({ browser, site }: { browser: Browser; site: string }) {
  await drawIcon('icon-192.png', 192, { logoShare: 0.72, radiusShare: 0.22 })
  await drawIcon('icon-512.png', 512, { logoShare: 0.72, radiusShare: 0.22 })
  // Launchers crop this icon to their own shape, so the logo stays in the middle.
  await drawIcon('icon-maskable-512.png', 512, { logoShare: 0.56, radiusShare: 0 })
  await drawPreview(browser, site)
}

async function drawIcon(
  name: string,
  size: number,
  shape: { logoShare: number; radiusShare: number },
) {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * shape.radiusShare}" fill="#fff"/></svg>`
  const logo = await sharp(Buffer.from(LOGO), { density: 72 * (size / 32) * shape.logoShare })
    .resize({ width: Math.round(size * shape.logoShare) })
    .png()
    .toBuffer()
  await sharp(Buffer.from(tile))
    .composite([{ input: logo }])
    .png({ palette: true })
    .toFile(join(publicFolder, name))
}

const CSS = `
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #fff }
  .ground { position: absolute; inset: 440px 0 0; border-top: 1px solid #e4e2dd; background: #f7f6f4 }
  .name { position: absolute; left: 72px; top: 52px; display: flex; align-items: center; gap: 14px; font: 600 34px/1 Inter; letter-spacing: -0.02em }
  .name svg { width: 52px; height: 52px }
  h1 { position: absolute; left: 72px; top: 136px; width: 1056px; font: 600 62px/1.1 Inter; letter-spacing: -0.03em; text-wrap: balance }
  img { position: absolute; left: 72px; top: 306px; width: 1056px; height: auto; border: 1px solid #e4e2dd; border-radius: 14px; box-shadow: 0 16px 40px -8px rgb(23 24 28 / 0.22) }`

/** Name, headline and a picture of an interview, in the site's own fonts. */
async function drawPreview(browser: Browser, site: string) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
  })
  await page.goto(site)
  const headline = await page.getByRole('heading', { level: 1 }).textContent()
  const picture = readFileSync(join(root, 'docs/pictures/interview.webp'), 'base64')
  const body = `<div class="ground"></div><div class="name">${LOGO} Sightline</div><h1>${headline}</h1><img src="data:image/webp;base64,${picture}">`
  // A string, because this package is checked without the browser's types.
  await page.evaluate(`(async () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(CSS)})
    document.adoptedStyleSheets = [sheet]
    document.body.innerHTML = ${JSON.stringify(body)}
    await document.fonts.ready
    await document.querySelector('img').decode()
  })()`)
  const png = await page.screenshot()
  await sharp(png)
    .jpeg({ quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(join(publicFolder, 'og.jpg'))
  await page.close()
}
