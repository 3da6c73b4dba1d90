import companies from './companies.json' with { type: 'json' }
import { type Board, Job, PROVIDERS, type Provider } from './jobs.ts'
import { POSTINGS } from './postings.ts'

/** The boards of the invented companies, each with a few postings. */
export const seededBoards = (): Board[] =>
  companies.map(({ name, provider, region, token }) => ({
    company: name,
    provider: PROVIDERS.find((known) => known === provider) as Provider,
    token,
    isEu: region === 'eu',
    jobs: (POSTINGS[token] ?? []).map((job) => Job.parse(job)),
  }))
