import { prepare } from './install.mjs'
import { buildSite } from './site.mjs'

await prepare(import.meta.url)
const { code, output } = await buildSite()
if (code !== 0) {
  console.error(output)
  process.exit(1)
}
await import('../bench/src/main.ts')
