import { javaScriptParser, typeScriptParser } from '@sightline/analysis/javascript/code-parser'
import { serveReadings } from './serve-analyses.ts'

serveReadings({ javascript: javaScriptParser, typescript: typeScriptParser })
