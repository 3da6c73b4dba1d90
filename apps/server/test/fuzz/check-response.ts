import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { Operation } from './requests.ts'

/**
 * A feature that the test's server lacks, and a database that is too busy; both only where they are
 * documented.
 */
const EXPECTED_SERVER_ERRORS = [501, 503]

/** What the response has that the document does not say; null when it is as documented. */
export function problemOf(
  { responses }: Operation,
  response: LightMyRequestResponse,
): string | null {
  const { statusCode, headers, body } = response
  const documented = responses[statusCode]
  const shown = `${statusCode} ${body.slice(0, 300)}`
  if (statusCode >= 500 && !EXPECTED_SERVER_ERRORS.includes(statusCode))
    return `server error: ${shown}`
  if (!documented) return `status not documented: ${shown}`
  for (const name of Object.keys(documented.headers ?? {}))
    if (headers[name.toLowerCase()] === undefined) return `no header ${name}: ${shown}`
  if (!documented.content) return body === '' ? null : `body not documented: ${shown}`
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
  const schema = (documented.content[type] ?? documented.content['application/octet-stream'])
    ?.schema
  if (!schema) return `content type ${type} not documented: ${shown}`
  if (schema.type === 'string') return null
  const parsed = z
    .fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], {
      defaultTarget: 'openapi-3.0',
    })
    .safeParse(response.json())
  return parsed.success
    ? null
    : `another shape than documented: ${z.prettifyError(parsed.error)} in ${shown}`
}
