import { openRubyRunner } from '@sightline/languages/test/ruby'
import { referencesIn, testReferences } from './references.ts'

testReferences(referencesIn('ruby'), await openRubyRunner())
