import { monthsCovered, periodsIn } from '@sightline/applications/resume/periods'
import { expect, test } from 'vitest'

const month = (text: string) => {
  const [year, number] = text.split('-').map(Number)
  return (year ?? 0) * 12 + (number ?? 0) - 1
}

test.each<[string, [string, string | null][]]>([
  ['03/2020 – present', [['2020-03', null]]],
  ['Site Reliability Engineer, Copperline        Jan 2021 - Present', [['2021-01', null]]],
  ['Aug 2016 - Dec 2020', [['2016-08', '2020-12']]],
  ['2019-06 to present   Baltelko, Gdansk', [['2019-06', null]]],
  ['2022-09 -> today : Lyon', [['2022-09', null]]],
  ['2017 - 2019 : Master', [['2017-07', '2019-06']]],
  ['SnowRoute (personal, 2025-26)', [['2025-07', '2026-06']]],
  ['2021 July – present · Technical Writer', [['2021-07', null]]],
  ['2018 August – 2021 June', [['2018-08', '2021-06']]],
  ['CAMPAIGN MANAGER, BRISTOL (2019 – APR 2021)', [['2019-07', '2021-04']]],
  ['Teacher, September 2023 to date', [['2023-09', null]]],
  ['2018/01 to present. I look after switches', [['2018-01', null]]],
  ['Developer Advocate, since October 2022. I publish', [['2022-10', null]]],
  ['2016 (6 months)   internship', [['2016-01', '2016-06']]],
  ['Van: September 2022–October 2023', [['2022-09', '2023-10']]],
  ['15.03.2019 - 01.04.2020', [['2019-03', '2020-04']]],
  ["Sept '19 – Mar '21", [['2019-09', '2021-03']]],
  [
    'Acme 2015-2017, Orbit 2017-2019',
    [
      ['2015-07', '2017-06'],
      ['2017-07', '2019-06'],
    ],
  ],
  ['Marzo 2022 – actualidad', [['2022-03', null]]],
  ['Octubre 2019 – febrero 2022', [['2019-10', '2022-02']]],
  ['Seit März 2021', [['2021-03', null]]],
  ['mai 2018 à août 2019', [['2018-05', '2019-08']]],
  ['2019 - (present)', [['2019-07', null]]],
  ['from 2015 to 2018 at Acme', [['2015-07', '2018-06']]],
])('the spans of “%s” are found', (line, expected) => {
  expect(periodsIn(line).map(({ from, to }) => [from, to])).toEqual(
    expected.map(([from, to]) => [month(from), to && month(to)]),
  )
})

test.each([
  'BSc Geography, 2017, Idaho',
  'CKA, issued March 2022 (expired March 2025)',
  'saved $2000 - $3000 a month',
  'phone 555 2019 2020',
  '2021 – 2018',
  'BEng (Hons), upper second, 2019',
])('“%s” holds no span', (line) => {
  expect(periodsIn(line)).toEqual([])
})

test('overlapping spans count once, and none counts the future', () => {
  const spans = [
    { from: month('2018-01'), to: month('2019-12') },
    { from: month('2019-01'), to: month('2020-06') },
    { from: month('2025-07'), to: null },
    { from: month('2025-01'), to: month('2030-01') },
  ]
  expect(monthsCovered(spans, month('2025-12'))).toBe(30 + 12)
})

test.each([
  ['2012 – Dec 2018', '2012', '2018-12'],
  ['2015-2017  Gdansk', '2015', '2017'],
  ['Route (personal, 2025-26)', '2025', '2026'],
  ['2016 (6 months)', '2016', '2016'],
  ['03/2020 – present', '2020-03', undefined],
])('the dates of “%s” are as exact as their words', (line, startDate, endDate) => {
  expect(periodsIn(line).map((period) => [period.startDate, period.endDate])).toEqual([
    [startDate, endDate],
  ])
})
