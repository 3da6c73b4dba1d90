import { javaScriptReader, typeScriptReader } from '@sightline/analysis/javascript/reader'
import { serveReadings } from './serve-readings.ts'

serveReadings({ javascript: javaScriptReader, typescript: typeScriptReader })
