import { pythonReader } from '@sightline/analysis/python/code-parser'
import { serveReadings } from './serve-readings.ts'

serveReadings({ python: pythonReader })
