import { openSql, runSql } from '@sightline/languages/sql/run'
import { moduleIn, serveRuns } from '../serve-runs.ts'

serveRuns((assets) => openSql(moduleIn(assets, 'sqlite.wasm'), () => performance.now()), runSql)
