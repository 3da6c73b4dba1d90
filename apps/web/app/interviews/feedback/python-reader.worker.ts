import { pythonReader } from '@sightline/analysis/python/reader'
import { serveReadings } from './serve-readings.ts'

serveReadings({ python: pythonReader })
