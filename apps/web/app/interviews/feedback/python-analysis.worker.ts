import { pythonParser } from '@sightline/analysis/python/code-parser'
import { serveAnalyses } from './serve-analyses.ts'

serveAnalyses({ python: pythonParser })
