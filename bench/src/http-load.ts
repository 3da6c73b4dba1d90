import { z } from 'zod'
import { run } from '../../scripts/processes.mjs'

const Report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
})

export interface LoadResult {
  requestsPerS: number
  p99Ms: number
}

const CONNECTIONS = 50

/**
 * Requests `url` over 50 connections as fast as it answers, with autocannon. @throws when a
 * response was not 2xx
 */
export async function measureLoad(
  url: string,
  { seconds, cookie }: { seconds: number; cookie?: string },
): Promise<LoadResult> {
  const args = ['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)]
  const headers = cookie ? ['-H', `cookie=${cookie}`] : []
  const { code, output } = await run('autocannon', [...args, ...headers, url])
  // Autocannon may print warnings before the report.
  const report = output.split('\n').find((line) => line.startsWith('{'))
  if (code !== 0 || !report) throw new Error(`autocannon failed on ${url}:\n${output}`)
  const { requests, latency, errors, non2xx } = Report.parse(JSON.parse(report))
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors and ${non2xx} responses that were not 2xx`)
  return { requestsPerS: requests.average, p99Ms: latency.p99 }
}
