import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configure } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { startProduct } from '../../scripts/product.mjs'

/**
 * Runs `work` against the product as `npm start` runs it, on an empty database. `folder` is for files and deleted
 * afterwards.
 */
export async function withProduct<Result>(work: (origin: string, folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'))
  const configuration = configure({
    ...process.env,
    PORT: String(await freePort()),
    STAND_INS_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    WEB_ORIGIN: '',
  })
  const product = startProduct(configuration)
  try {
    await product.ready
    return await work(configuration.origin, folder)
  } finally {
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
