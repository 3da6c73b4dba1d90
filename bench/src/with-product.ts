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
  const port = String(await freePort())
  const configuration = configure({
    ...process.env,
    PORT: port,
    STAND_INS_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    // The address the benches open: any other would be redirected.
    WEB_ORIGIN: `http://127.0.0.1:${port}`,
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
