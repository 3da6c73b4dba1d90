import { pythonParser } from '@sightline/analysis/python/code-parser'
import { serveReadings } from './serve-readings.ts'

serveReadings({ python: pythonParser })
