import { openRuby, runRuby } from '@sightline/languages/ruby/run'
import { moduleIn, serveRuns } from '../serve-runs.ts'

serveRuns(
  async (assets) => openRuby(moduleIn(assets, 'ruby.wasm'), () => performance.now()),
  runRuby,
)
