import { describe, expect, test } from 'vitest'
import { parseSpokenQuestion } from '../src/spoken/parse-spoken-question.ts'
import { spokenFiles } from './spoken-bank.ts'

describe.each(spokenFiles)('$round/$slug', ({ round, slug, text }) => {
  test('is as a question must be', () => {
    expect(parseSpokenQuestion(round, slug, text)).toMatchObject({ round, slug })
  })
})
