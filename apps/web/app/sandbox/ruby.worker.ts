import { openRuby, runRuby } from '@sightline/coach/ruby/run'
import { moduleIn, serveRuns } from './serve-runs.ts'

serveRuns(async (assets) => openRuby(moduleIn(assets, 'ruby.wasm'), () => performance.now()), runRuby)
