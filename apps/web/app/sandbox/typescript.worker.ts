import { runTypeScript } from '@sightline/coach/typescript/run'
import { moduleIn, serveRuns } from './serve-runs.ts'

serveRuns(async (assets) => ({ wasm: moduleIn(assets, 'quickjs.wasm'), now: () => performance.now() }), runTypeScript)
