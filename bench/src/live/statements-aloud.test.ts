import { expect, test } from 'vitest'
import { statementsAloud } from './statements-aloud.ts'

test('nearly all statements of the bank are prompt points when they are read aloud', async () => {
  const rows = await statementsAloud()
  expect(rows.filter(({ verdict }) => verdict !== 'within')).toEqual([])
})
