import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from './browser.mjs'
import { configure } from './configuration.mjs'
import { prepare } from './install.mjs'
import { drawBrand } from './pictures/brand.mjs'
import { createAlbum } from './pictures/encode.mjs'
import { takePictures } from './pictures/take.mjs'
import { freePort } from './ports.mjs'
import { bringUp } from './product.mjs'
import { buildSite } from './site.mjs'

/*
 * Makes every picture of the product anew, from the product itself: starts it on a fresh database, signs somebody up and
 * drives a browser through an interview. Run it when a page that is shown has changed, and look at what it made.
 */
await prepare(import.meta.url)
const { code, output } = await buildSite()
if (code !== 0) throw new Error(`${output}\nThe site could not be built.`)

const dataDir = mkdtempSync(join(tmpdir(), 'sightline-pictures-'))
const ports = { PORT: String(await freePort()), STAND_INS_PORT: String(await freePort()) }
const configuration = configure({ ...process.env, ...ports, DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' })
const product = bringUp(configuration)
try {
  await product.up
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-quic'] })
  const site = configuration.env.WEB_ORIGIN ?? configuration.origin
  const album = createAlbum()
  await takePictures({ browser, site, inbox: `http://127.0.0.1:${configuration.standInsPort}/mail`, album })
  await drawBrand({ browser, site })
  await browser.close()
  album.finish()
} finally {
  await product.close()
  rmSync(dataDir, { recursive: true, force: true })
}
