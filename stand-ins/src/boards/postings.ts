import type { z } from 'zod'
import type { Job } from './jobs.ts'

type Posting = z.input<typeof Job>

const list = (lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const text = (about: string, duties: string[], requirements: string[], offer: string) =>
  `<p>${about}</p><h3>What you will do</h3>${list(duties)}<h3>What we ask for</h3>${list(requirements)}<h3>What we offer</h3><p>${offer}</p>`

const NAME = { label: 'First Name', type: 'input_text', required: true } as const
const RESUME = { label: 'Resume/CV', type: 'input_file', required: true } as const
const WHY = { label: 'Why do you want to work here?', type: 'textarea', required: true } as const
const VISA = {
  label: 'Do you need sponsorship to work in this country?',
  type: 'multi_value_single_select',
  required: true,
} as const

const northwind: Posting[] = [
  {
    id: '4100001',
    title: 'Senior Backend Engineer, Fleet',
    city: 'Berlin',
    publishedAt: '2026-11-24T08:30:00.000Z',
    html: text(
      'Northwind builds robots that carry goods through warehouses. The fleet team keeps 4,000 of them moving.',
      [
        'Own the service that plans the routes of a warehouse, from design to on-call',
        'Bring the 99th percentile of a route request below 50 ms',
        'Review designs and help two engineers to grow',
      ],
      [
        '5+ years of experience with backend services in Go or Rust',
        'Very good knowledge of PostgreSQL, including its query plans',
        'Experience with Kubernetes in production',
        'You write clear English; German is a plus',
      ],
      'Salary: €85,000 – €105,000 per year, 30 days of holiday, and a day a week at home. You need the right to work in Germany; we cannot sponsor visas for this role.',
    ),
    questions: [NAME, RESUME, WHY, VISA],
  },
  {
    id: '4100002',
    title: 'Frontend Engineer (React)',
    city: 'Berlin',
    isRemote: true,
    publishedAt: '2026-11-21T10:00:00.000Z',
    html: text(
      'Operators watch our robots on screens that we draw. You make them clear.',
      ['Build the live map of a warehouse', 'Keep it usable with a keyboard and a screen reader'],
      [
        '3 years of experience with React and TypeScript',
        'Experience with testing in browsers, for example with Playwright',
        'A feeling for design',
      ],
      'Remote within Europe. €65.000 - €80.000 pro Jahr.',
    ),
    questions: [NAME, RESUME, { label: 'Website', type: 'input_text', required: false }],
  },
  {
    id: '4100003',
    title: 'Working Student, Data',
    city: 'Berlin',
    publishedAt: '2026-11-10T10:00:00.000Z',
    html: text(
      'Help us to learn from what the robots record.',
      ['Write SQL and Python that answer questions of our engineers'],
      ['Enrolled at a university in Germany', 'Basic knowledge of SQL'],
      '€16 per hour, up to 20 hours a week.',
    ),
    questions: [NAME, RESUME],
  },
]

const ostsee: Posting[] = [
  {
    id: '4500001',
    title: 'Staff Site Reliability Engineer',
    city: 'Hamburg',
    publishedAt: '2026-11-19T07:00:00.000Z',
    html: text(
      'Ostsee Bank moves money for small firms. You keep it moving at night as well.',
      [
        'Lead the move from virtual machines to Kubernetes',
        'Set goals for reliability with each team',
      ],
      [
        '8+ years in operations or backend engineering',
        'Terraform, Prometheus and Linux, all in depth',
        'Fluent German (C1) and good English',
      ],
      'Hybrid: two days a week in Hamburg. 110.000 € – 130.000 € per year.',
    ),
    questions: [
      NAME,
      RESUME,
      WHY,
      VISA,
      { label: 'Cover Letter', type: 'input_file', required: false },
    ],
  },
]

const lumen: Posting[] = [
  {
    id: '0b7d2f6e-5a3c-4f0e-9d47-2f1a8e6c1001',
    title: 'Full Stack Engineer, Payments',
    city: 'London',
    country: 'United Kingdom',
    publishedAt: '2026-11-25T12:00:00.000Z',
    pay: { min: 75_000, max: 95_000, currency: 'GBP', interval: 'year' },
    html: text(
      'Lumen Ledger is bookkeeping that does itself. Payments are a third of what we do.',
      ['Add a payment provider a quarter', 'Make reconciliation say why, when two numbers differ'],
      [
        'At least 4 years with TypeScript, on both sides of the wire',
        'Experience with payment systems or accounting',
        'You can explain idempotency to a colleague from sales',
      ],
      'Hybrid in London. We sponsor visas.',
    ),
  },
  {
    id: '0b7d2f6e-5a3c-4f0e-9d47-2f1a8e6c1002',
    title: 'Engineering Manager, Platform',
    city: 'London',
    country: 'United Kingdom',
    publishedAt: '2026-11-12T12:00:00.000Z',
    html: text(
      'A team of seven keeps our platform quick and cheap.',
      ['Lead seven engineers', 'Own the budget of our cloud'],
      ['3+ years of leading engineers', 'A past as an engineer in AWS'],
      'Salary on request.',
    ),
  },
]

const papaya: Posting[] = [
  {
    id: '7f1e3a52-93d4-4d0b-8f0e-5d5b7c2a2001',
    title: 'Machine Learning Engineer',
    city: 'San Francisco',
    country: 'United States',
    publishedAt: '2026-11-26T17:00:00.000Z',
    pay: { min: 170_000, max: 210_000, currency: 'USD', interval: 'year' },
    html: text(
      'Papaya Maps draws streets from pictures. You make it see better.',
      [
        'Train and ship models that read signs in 40 countries',
        'Measure what a change does before it ships',
      ],
      [
        "Master's degree in computer science, or the same by experience",
        'PyTorch and Python, 3+ years',
        'You have shipped a model that people use',
      ],
      'In the office four days a week. Equity.',
    ),
  },
  {
    id: '7f1e3a52-93d4-4d0b-8f0e-5d5b7c2a2002',
    title: 'Developer Advocate',
    city: 'Remote',
    country: 'United States',
    isRemote: true,
    publishedAt: '2026-11-05T17:00:00.000Z',
    pay: { min: 60, max: 75, currency: 'USD', interval: 'hour' },
    html: text(
      'Thousands of developers use our maps. You are their voice.',
      ['Write guides with code that runs', 'Give talks'],
      ['JavaScript, and one language more', 'Public talks or texts that we can see'],
      'Remote in the United States.',
    ),
  },
]

const harbour: Posting[] = [
  {
    id: 'A1B2C3D4E5',
    title: 'Mobile Engineer (Kotlin)',
    city: 'Athens',
    country: 'Greece',
    publishedAt: '2026-11-18T00:00:00.000Z',
    html: text(
      'Harbour Health is an app that 300 clinics use.',
      ['Own the Android app', 'Bring crash-free sessions to 99.9 %'],
      [
        'Kotlin and the Android SDK, 4+ years',
        'Jetpack Compose',
        'Experience with health data is a plus',
      ],
      'Hybrid in Athens. 45,000 – 60,000 EUR per year.',
    ),
  },
]

const kestrel: Posting[] = [
  {
    id: '743999900000001',
    title: 'Data Engineer',
    city: 'Copenhagen',
    country: 'Denmark',
    publishedAt: '2026-11-22T06:00:00.000Z',
    html: text(
      'Kestrel Energy runs 900 wind turbines. Each sends 2,000 values a second.',
      ['Build the pipeline that stores them', 'Keep its cost per value falling'],
      ['Python and SQL', 'Apache Kafka or another log', 'Airflow or dbt in production'],
      'On-site in Copenhagen. 55,000 DKK per month.',
    ),
  },
]

const fernweh: Posting[] = [
  {
    id: 'product-designer',
    title: 'Product Designer',
    city: 'Amsterdam',
    country: 'Netherlands',
    publishedAt: '2026-11-15T09:00:00.000Z',
    pay: { min: 4500, max: 5600, currency: 'EUR', interval: 'month' },
    html: text(
      'Fernweh plans journeys by train.',
      ['Design the search for connections', 'Talk with five travellers a week'],
      ['A portfolio with products that shipped', 'Figma', 'Dutch or German besides English'],
      'Hybrid in Amsterdam.',
    ),
  },
]

/** The postings of each invented company, by the token of its board. */
export const POSTINGS: Record<string, Posting[]> = {
  'northwind-stand-in': northwind,
  'ostsee-stand-in': ostsee,
  'lumen-stand-in': lumen,
  'papaya-stand-in': papaya,
  'harbour-stand-in': harbour,
  'kestrel-stand-in': kestrel,
  'fernweh-stand-in': fernweh,
}
