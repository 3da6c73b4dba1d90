import { atMost, comparison, type Row } from '../row.ts'
import { query } from './cluster.ts'
import type { LoadReport } from './load.ts'
import type { FaultyServer } from './servers.ts'

/**
 * Whether the promises held: nothing acknowledged is lost or stored twice, and nobody got a wrong
 * answer.
 */
export async function judge(
  name: string,
  report: LoadReport,
  servers: FaultyServer[],
  url: string,
): Promise<Row[]> {
  const { acknowledged, refused, unanswered, wrong } = report
  const stored = await query(url, 'select id from interview_events where id = any($1)', [
    acknowledged,
  ])
  const died = servers.filter((server) => server.hasDied()).length
  for (const answer of new Set(wrong)) console.error(`${name}: ${answer}`)
  return [
    atMost(0, {
      name: `${name}: acknowledged events lost or doubled`,
      value: Math.abs(acknowledged.length - stored.length),
      unit: '',
    }),
    atMost(0, {
      name: `${name}: answers other than 2xx or 503 with Retry-After`,
      value: wrong.length,
      unit: '',
    }),
    atMost(0, { name: `${name}: servers that ended by themselves`, value: died, unit: '' }),
    comparison({
      name: `${name}: acknowledged, refused, unanswered: ${refused} refused, ${unanswered} unanswered`,
      value: acknowledged.length,
      unit: 'events',
    }),
  ]
}
