import { openRubyRunner } from '@sightline/languages/test/ruby'
import { givenCodeIn, referencesIn, testGivenCode, testReferences } from './references.ts'

const run = await openRubyRunner()
testReferences(referencesIn('ruby'), run)
await testGivenCode(givenCodeIn('ruby'), run)
