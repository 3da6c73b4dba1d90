import { expect, test } from 'vitest'
import { NormalizedText, Text } from './text.ts'
import { isWellFormed, toWellFormed } from './well-formed.ts'

const MALFORMED = ['\0', 'a\0b', '\uD83D', 'a\uDE00b', '\uDE00\uD83D']

test.each(MALFORMED)(
  'the malformed text %j is refused as a typed text and normalized as a program text',
  (text) => {
    expect(isWellFormed(text)).toBe(false)
    expect(Text.safeParse(text).success).toBe(false)
    const normalized = NormalizedText.parse(text)
    expect(normalized).toBe(toWellFormed(text))
    expect([isWellFormed(normalized), normalized.length]).toEqual([true, text.length])
  },
)

test.each(['', 'Asha', '😀 नमस्ते', '\uFFFD', 'tab\tand\nline'])(
  'the text %j stays as it is',
  (text) => {
    expect([isWellFormed(text), toWellFormed(text), Text.parse(text)]).toEqual([true, text, text])
  },
)
