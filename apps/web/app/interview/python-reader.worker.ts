import { pythonReader } from '@sightline/coach/analysis/python/reader'
import { serveReadings } from './serve-readings.ts'

serveReadings({ python: pythonReader })
