import { pythonParser } from '@sightline/analysis/python/code-parser'
import { serveReadings } from './serve-analyses.ts'

serveReadings({ python: pythonParser })
