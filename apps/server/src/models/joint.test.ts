import { describe, expect, test } from 'vitest'
import { createJoint } from './joint.ts'

/** What is added to a text by words that come in these pieces. */
function added(soFar: string, ...pieces: string[]) {
  const joint = createJoint(soFar)
  return pieces.map((piece) => joint(piece, false)).join('') + joint('', true)
}

describe('words that go on from a text', () => {
  test.each([
    ['the last word again', 'Keep what you have', ['have', ' seen', ' in a map.'], ' seen in a map.'],
    ['the word that was cut, whole', 'Keep what you ha', ['ha', 've seen.'], 've seen.'],
    ['the last sentence again', 'One. Two is more.', ['Two is', ' more. Three.'], ' Three.'],
    ['all of it again', 'One two', ['One', ' two', ' three'], ' three'],
    ['the next word alone', 'Keep what', ['you', ' have'], ' you have'],
    ['the next word after a gap', 'Keep what\n\n', [' you'], 'you'],
    ['the last word before a gap', 'Keep what ', ['what', ' you'], 'you'],
    ['a sign', 'Keep it', [', then'], ', then'],
    ['nothing new', 'Keep it.', ['it.'], ''],
  ])('may begin with %s', (_name, soFar, pieces, expected) => {
    expect(added(soFar, ...pieces)).toBe(expected)
  })
})
