import { runJavaScript } from '@sightline/languages/javascript/run'
import { moduleIn, serveRuns } from '../serve-runs.ts'

serveRuns(
  async (assets) => ({ wasm: moduleIn(assets, 'quickjs.wasm'), now: () => performance.now() }),
  runJavaScript,
)
