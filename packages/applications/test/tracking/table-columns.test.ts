import {
  dayOfCell,
  proposeColumns,
  readRow,
  stateOfWord,
} from '@sightline/applications/tracking/table-columns'
import { ImportedApplication } from '@sightline/contracts/applications/applications'
import { expect, test } from 'vitest'

test.each([
  [
    ['Company', 'Job Title', 'Status', 'Date Applied', 'Job URL', 'Notes'],
    ['company', 'title', 'state', 'submittedAt', 'url', 'notes'],
  ],
  [
    ['Employer', 'Role', 'Stage', 'Follow up date', 'Follow up', 'Recruiter', 'Salary'],
    ['company', 'title', 'state', 'nextStepOn', 'nextStep', 'contact', 'skip'],
  ],
  [
    ['companyName', 'positionTitle', 'appliedAt', 'jobLink', 'Comments', 'Feedback'],
    ['company', 'title', 'submittedAt', 'url', 'notes', 'notes'],
  ],
])('columns named %j are proposed', (names, columns) => {
  expect(proposeColumns(names)).toEqual(columns)
})

test.each([
  ['Applied', 'submitted', null],
  ['Wishlist', 'found', null],
  ['Phone screen', 'interview', null],
  ['REJECTED', 'closed', 'rejected'],
  ['Offer accepted', 'closed', 'accepted'],
  ['Ghosted', 'closed', 'other'],
])('the state %s is %s', (word, state, outcome) => {
  expect(stateOfWord(word)).toEqual({ state, outcome })
})

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04T10:00:00Z', '2026-03-04'],
  ['03/04/2026', '2026-04-03'],
  ['13/04/2026', '2026-04-13'],
  ['04/13/2026', '2026-04-13'],
  ['4.3.2026', '2026-03-04'],
  ['4 March 2026', '2026-03-04'],
  ['Mar 4, 2026', '2026-03-04'],
  ['31/02/2026', null],
  ['soon', null],
  ['45000', null],
])('the cell %s is the day %s where days come first', (cell, day) => {
  expect(dayOfCell(cell, 'day-first')).toBe(day)
})

test('a row with odd cells is stored as text, with warnings', () => {
  const cells = [
    '=HYPERLINK("x")',
    'Engineer',
    'Dreaming',
    '31/31/2026',
    'javascript:alert(1)',
    '+1',
  ]
  const read = readRow(
    cells,
    ['company', 'title', 'state', 'submittedAt', 'url', 'notes'],
    'day-first',
  )
  expect(read).toMatchObject({
    row: {
      company: '=HYPERLINK("x")',
      state: 'found',
      url: null,
      submittedAt: null,
      notes: ['+1'],
    },
    warnings: [
      '“javascript:alert(1)” is not an address.',
      'The state “Dreaming” is not known.',
      '“31/31/2026” is not read as a date.',
    ],
  })
  expect(ImportedApplication.parse(read.row)).toEqual(read.row)
})

test('a state that only says closed takes its outcome from another column', () => {
  const read = readRow(
    ['Acme', 'Engineer', 'Closed', 'Rejected'],
    ['company', 'title', 'state', 'outcome'],
    'day-first',
  )
  expect(read.row).toMatchObject({ state: 'closed', outcome: 'rejected' })
})

test('a row without a company is refused', () => {
  expect(readRow(['', 'Engineer'], ['company', 'title'], 'day-first')).toEqual({
    row: null,
    problem: 'The company is missing.',
  })
})
