import { javaScriptParser, typeScriptParser } from '@sightline/analysis/javascript/code-parser'
import { serveReadings } from './serve-readings.ts'

serveReadings({ javascript: javaScriptParser, typescript: typeScriptParser })
