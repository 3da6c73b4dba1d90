import { collect } from '@sightline/languages/test/collect'
import { countingClock, openQuickJs } from '@sightline/languages/test/javascript'
import { runTypeScript } from '@sightline/languages/typescript/run'
import { referencesIn, testReferences } from './references.ts'

const runtime = await openQuickJs(countingClock())
testReferences(referencesIn('typescript'), (run) => collect(runTypeScript(run, runtime)))
