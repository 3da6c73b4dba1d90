import { expect, test } from 'vitest'
import { textAt, withItem, withMoved, withoutItem, withValue } from './pointers.ts'

const document = {
  $schema: 'https://example.org',
  basics: { name: 'Asha', pronouns: 'she' },
  work: [
    { name: 'Northwind', mood: { good: true }, highlights: ['one', 'two', 'three'] },
    { name: 'Acme' },
  ],
}

test('an edit changes what it names and keeps all the rest', () => {
  const changed = withValue(document, '/work/0/highlights/1', 'TWO')
  expect(changed).toEqual({
    ...document,
    work: [{ ...document.work[0], highlights: ['one', 'TWO', 'three'] }, document.work[1]],
  })
  expect(document.work[0]?.highlights?.[1]).toBe('two')
})

test('what stands above a new value is made', () => {
  expect(withValue({}, '/basics/location/city', 'Pune')).toEqual({
    basics: { location: { city: 'Pune' } },
  })
  expect(withItem({}, '/work', 0, {})).toEqual({ work: [{}] })
  expect(textAt(withItem(document, '/work/1/highlights', 0, 'x'), '/work/1/highlights/0')).toBe('x')
})

test('an emptied text is removed, and an unknown key beside it stays', () => {
  expect(withValue(document, '/basics/name', undefined).basics).toEqual({ pronouns: 'she' })
})

test('items move within their list, with all they hold', () => {
  const moved = withMoved(document, '/work', 0, 1)
  expect(moved.work).toEqual([document.work[1], document.work[0]])
  expect(withMoved(document, '/work', 0, 2)).toBe(document)
  expect(withMoved(document, '/work', 0, -1)).toBe(document)
  const lines = withMoved(document, '/work/0/highlights', 2, 0)
  expect(lines.work[0]?.highlights).toEqual(['three', 'one', 'two'])
})

test('a removed item leaves the others', () => {
  expect(withoutItem(document, '/work/0/highlights', 0).work[0]?.highlights).toEqual([
    'two',
    'three',
  ])
})

test('there is no text where there is no value', () => {
  expect(textAt(document, '/education/0/institution')).toBe('')
  expect(textAt(document, '/work/0/mood')).toBe('')
})
