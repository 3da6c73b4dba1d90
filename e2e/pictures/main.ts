import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { configure, root } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { startProduct } from '../../scripts/product.mjs'
import { buildSite } from '../../scripts/site.mjs'
import { createAlbum } from './album.ts'
import { drawBrand } from './brand.ts'
import { takeHelperPictures } from './helper.ts'
import { takePictures } from './interview.ts'

/*
 * `npm run pictures` makes every picture of the product: it starts the product on a fresh database,
 * signs up a user and drives a browser through an interview. Run it when a pictured page has
 * changed, and look at the result. `npm run pictures -- helper` makes those of the desktop helper
 * alone.
 */
if (process.argv.includes('helper')) process.exit(await takeHelperPictures())
await buildSite()
const dataDir = mkdtempSync(join(tmpdir(), 'sightline-pictures-'))
const ports = { PORT: String(await freePort()), STAND_INS_PORT: String(await freePort()) }
const configuration = configure({
  ...process.env,
  ...ports,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SMTP_URL: '',
})
const product = startProduct(configuration)
try {
  await product.ready
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-quic'],
  })
  const site = configuration.env.WEB_ORIGIN ?? configuration.origin
  const album = createAlbum(join(root, 'apps/web/app/landing/pictures'))
  await takePictures({
    browser,
    site,
    standIns: `http://127.0.0.1:${configuration.standInsPort}`,
    album,
  })
  await drawBrand({ browser, site })
  await browser.close()
  album.finish()
} finally {
  await product.close()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = await takeHelperPictures()
