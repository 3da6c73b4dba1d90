import type { Run } from '@sightline/languages/run'
import { collect } from '@sightline/languages/test/collect'
import { countingClock, openQuickJs } from '@sightline/languages/test/javascript'
import { runTypeScript } from '@sightline/languages/typescript/run'
import { givenCodeIn, referencesIn, testGivenCode, testReferences } from './references.ts'

const runtime = await openQuickJs(countingClock())
const runCode = (run: Run) => collect(runTypeScript(run, runtime))
testReferences(referencesIn('typescript'), runCode)
await testGivenCode(givenCodeIn('typescript'), runCode)
