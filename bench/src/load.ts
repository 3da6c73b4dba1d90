import { z } from 'zod'
import { run } from '../../scripts/processes.mjs'

const Report = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
})

export interface Load {
  requestsPerS: number
  p99Ms: number
}

const CONNECTIONS = 50

/** Asks for `url` over 50 connections, as fast as answers come, from a process of its own. @throws when any answer was not 2xx */
export async function load(url: string, { seconds, cookie }: { seconds: number; cookie?: string }): Promise<Load> {
  const args = ['--json', '--no-progress', '-c', String(CONNECTIONS), '-d', String(seconds)]
  const headers = cookie ? ['-H', `cookie=${cookie}`] : []
  const { code, output } = await run('autocannon', [...args, ...headers, url])
  // Warnings of its own come before the report.
  const report = output.split('\n').find((line) => line.startsWith('{'))
  if (code !== 0 || !report) throw new Error(`autocannon failed on ${url}:\n${output}`)
  const { requests, latency, errors, non2xx } = Report.parse(JSON.parse(report))
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors and ${non2xx} answers that were not 2xx`)
  return { requestsPerS: requests.average, p99Ms: latency.p99 }
}
