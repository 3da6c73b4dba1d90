import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configure } from '../../scripts/configuration.mjs'
import { freePort } from '../../scripts/ports.mjs'
import { startProduct } from '../../scripts/product.mjs'

/**
 * Runs `work` against the product as `npm start` runs it, on an empty database. `folder` is for
 * files and deleted afterwards. `extraEnv` is added to the environment; `{stand-ins}` in its values
 * becomes their origin.
 */
export async function withProduct<Result>(
  work: (origin: string, folder: string, standIns: string) => Promise<Result>,
  extraEnv: Record<string, string> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'))
  const port = String(await freePort())
  const standInsPort = String(await freePort())
  const standIns = `http://127.0.0.1:${standInsPort}`
  const configuration = configure({
    ...process.env,
    PORT: port,
    STAND_INS_PORT: standInsPort,
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    // The address the benches open: any other would be redirected.
    WEB_ORIGIN: `http://127.0.0.1:${port}`,
    ...JSON.parse(JSON.stringify(extraEnv).replaceAll('{stand-ins}', standIns)),
  })
  const product = startProduct(configuration)
  try {
    await product.ready
    return await work(configuration.origin, folder, standIns)
  } finally {
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
