import { javaScriptReader, typeScriptReader } from '@sightline/analysis/javascript/code-parser'
import { serveReadings } from './serve-readings.ts'

serveReadings({ javascript: javaScriptReader, typescript: typeScriptReader })
