import { expect, test } from 'vitest'
import { toCsv } from './export-formats.ts'

const candidacy = {
  id: '0',
  createdAt: new Date(0),
  jobId: 'founding-engineer',
  userEmail: 'a@b.c',
  linkedin: 'x',
  github: 'x',
  whyYou: 'x',
  authorized: false,
  resumeName: 'x.pdf',
} as const

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\n@x',
  '＝1',
  '\u0000=1',
  '\tx',
])('a cell that begins like the formula %j is text in a spreadsheet', async (userName) => {
  async function* rows() {
    yield { ...candidacy, userName }
  }
  let csv = ''
  for await (const line of toCsv(rows(), 'https://sightline.example')) csv += line
  expect(csv).toContain(`,"'${userName}",`)
})
