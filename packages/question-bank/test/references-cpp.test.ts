import { compileTogether, startCpp } from '@sightline/languages/test/cpp'
import { givenCodeIn, referencesIn, testGivenCode, testReferences } from './references.ts'

const [references, given] = [referencesIn('cpp'), givenCodeIn('cpp')]
const run = compileTogether(await startCpp(), [...references, ...given])
testReferences(references, run)
await testGivenCode(given, run)
