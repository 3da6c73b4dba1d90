import { runTypeScript } from '@sightline/languages/typescript/run'
import { moduleIn, serveRuns } from '../serve-runs.ts'

serveRuns(
  async (assets) => ({ wasm: moduleIn(assets, 'quickjs.wasm'), now: () => performance.now() }),
  runTypeScript,
)
