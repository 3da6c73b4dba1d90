import { compileTogether, startCpp } from '@sightline/languages/test/cpp'
import { referencesIn, testReferences } from './references.ts'

const references = referencesIn('cpp')
testReferences(references, compileTogether(await startCpp(), references))
