import type { Board, Job, Provider } from './jobs.ts'

/** How a provider words a list, and one job of it. */
export interface Shape {
  list(board: Board, withText: boolean): unknown
  job(board: Board, job: Job): unknown
}

const escaped = (html: string) =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const secondsOf = (iso: string) => iso.replace('T', ' ').replace(/\..*/, ' UTC')

function greenhouseJob({ company, token, isEu }: Board, job: Job, withText: boolean) {
  const host = isEu ? 'job-boards.eu.greenhouse.io' : 'job-boards.greenhouse.io'
  return {
    id: Number(job.id),
    internal_job_id: Number(job.id) + 1,
    title: job.title,
    company_name: company,
    updated_at: job.publishedAt,
    first_published: job.publishedAt,
    requisition_id: `R${job.id}`,
    location: { name: job.isRemote ? `Remote (${job.country})` : `${job.city}, ${job.country}` },
    absolute_url: `https://${host}/${token}/jobs/${job.id}`,
    ...(withText && { content: escaped(escaped(job.html)) }),
    metadata: null,
    ...job.odd,
  }
}

const greenhouse: Shape = {
  list: (board, withText) => ({
    jobs: board.jobs.map((job) => greenhouseJob(board, job, withText)),
    meta: { total: board.jobs.length },
  }),
  job: (board, job) => ({
    ...greenhouseJob(board, job, true),
    pay_input_ranges: job.pay
      ? [
          {
            min_cents: job.pay.min * 100,
            max_cents: job.pay.max * 100,
            currency_type: job.pay.currency,
            title: 'Salary',
          },
        ]
      : [],
    questions: job.questions.map(({ label, type, required }, index) => ({
      label,
      required,
      fields: [{ name: `question_${index}`, type, values: [] }],
    })),
    location_questions: [],
    compliance: null,
    demographic_questions: null,
  }),
}

const leverJob = ({ token, isEu }: Board, job: Job) => {
  const address = `https://${isEu ? 'jobs.eu.lever.co' : 'jobs.lever.co'}/${token}/${job.id}`
  return {
    id: job.id,
    text: job.title,
    categories: { location: job.city, allLocations: [job.city], team: 'Product', level: null },
    country: job.country.slice(0, 2).toUpperCase(),
    workplaceType: job.isRemote ? 'remote' : 'onsite',
    description: job.html,
    lists: [],
    additional: '',
    ...(job.pay && { salaryRange: { ...job.pay, interval: `per-${job.pay.interval}-salary` } }),
    hostedUrl: address,
    applyUrl: `${address}/apply`,
    createdAt: Date.parse(job.publishedAt),
    ...job.odd,
  }
}

const lever: Shape = {
  list: (board) => board.jobs.map((job) => leverJob(board, job)),
  job: leverJob,
}

const ashbyJob = ({ token }: Board, job: Job) => ({
  id: job.id,
  title: job.title,
  department: 'Product',
  team: 'Product',
  employmentType: 'FullTime',
  location: job.city,
  secondaryLocations: [],
  isRemote: job.isRemote,
  workplaceType: job.isRemote ? 'Remote' : 'OnSite',
  publishedAt: job.publishedAt,
  isListed: true,
  jobUrl: `https://jobs.ashbyhq.com/${token}/${job.id}`,
  applyUrl: `https://jobs.ashbyhq.com/${token}/${job.id}/application`,
  descriptionHtml: job.html,
  compensation: {
    compensationTierSummary: null,
    scrapeableCompensationSalarySummary: null,
    summaryComponents: job.pay
      ? [
          {
            compensationType: 'Salary',
            interval: `1 ${job.pay.interval.toUpperCase()}`,
            currencyCode: job.pay.currency,
            minValue: job.pay.min,
            maxValue: job.pay.max,
          },
        ]
      : [],
  },
  ...job.odd,
})

const ashby: Shape = {
  list: (board) => ({ apiVersion: '1', jobs: board.jobs.map((job) => ashbyJob(board, job)) }),
  job: ashbyJob,
}

const workableJob = ({ token }: Board, job: Job) => ({
  title: job.title,
  shortcode: job.id,
  code: '',
  employment_type: 'Full-time',
  telecommuting: job.isRemote,
  department: 'Product',
  url: `https://apply.workable.com/${token}/j/${job.id}`,
  application_url: `https://apply.workable.com/${token}/j/${job.id}/apply`,
  published_on: job.publishedAt.slice(0, 10),
  created_at: job.publishedAt.slice(0, 10),
  country: job.country,
  city: job.city,
  state: '',
  description: job.html,
  ...job.odd,
})

const workable: Shape = {
  list: (board) => ({
    name: board.company,
    description: null,
    jobs: board.jobs.map((job) => workableJob(board, job)),
  }),
  job: workableJob,
}

const smartrecruitersJob = ({ company, token }: Board, job: Job, withText: boolean) => ({
  id: job.id,
  name: job.title,
  uuid: job.id,
  company: { identifier: token, name: company },
  releasedDate: job.publishedAt,
  location: {
    city: job.city,
    region: '',
    country: job.country.slice(0, 2).toLowerCase(),
    remote: job.isRemote,
  },
  ...(withText && {
    applyUrl: `https://jobs.smartrecruiters.com/${token}/${job.id}?oga=true`,
    jobAd: { sections: { jobDescription: { title: 'Job Description', text: job.html } } },
  }),
  ...job.odd,
})

const smartrecruiters: Shape = {
  list: (board) => ({
    offset: 0,
    limit: 100,
    totalFound: board.jobs.length,
    content: board.jobs.map((job) => smartrecruitersJob(board, job, false)),
  }),
  job: (board, job) => smartrecruitersJob(board, job, true),
}

const recruiteeJob = ({ company, token }: Board, job: Job) => ({
  id: Number.parseInt(job.id, 36),
  slug: job.id,
  title: job.title,
  company_name: company,
  status: 'published',
  location: `${job.city}, ${job.country}`,
  city: job.city,
  country: job.country,
  remote: job.isRemote,
  careers_url: `https://${token}.recruitee.com/o/${job.id}`,
  careers_apply_url: `https://${token}.recruitee.com/o/${job.id}/c/new`,
  published_at: secondsOf(job.publishedAt),
  description: job.html,
  requirements: '',
  salary: job.pay && {
    min: String(job.pay.min),
    max: String(job.pay.max),
    currency: job.pay.currency,
    period: job.pay.interval,
  },
  ...job.odd,
})

const recruitee: Shape = {
  list: (board) => ({ offers: board.jobs.map((job) => recruiteeJob(board, job)) }),
  job: recruiteeJob,
}

export const SHAPES: Record<Provider, Shape> = {
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
}
