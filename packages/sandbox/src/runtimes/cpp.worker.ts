import { openCpp, runCpp, warmUpCpp } from '@sightline/languages/cpp/run'
import { bytesIn, moduleIn, serveRuns } from '../serve-runs.ts'

serveRuns(
  async (assets) =>
    openCpp(moduleIn(assets, 'llvm.wasm'), new Uint8Array(bytesIn(assets, 'cpp.data')), () =>
      performance.now(),
    ),
  runCpp,
  warmUpCpp,
)
