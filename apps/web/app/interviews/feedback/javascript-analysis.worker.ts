import { javaScriptParser, typeScriptParser } from '@sightline/analysis/javascript/code-parser'
import { serveAnalyses } from './serve-analyses.ts'

serveAnalyses({ javascript: javaScriptParser, typescript: typeScriptParser })
