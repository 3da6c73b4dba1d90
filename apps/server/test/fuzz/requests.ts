import { type Body, bodiesOf, formsOf } from './broken-body.ts'
import { fillPath, oddCookies, oddQuery } from './odd-request.ts'
import type { Random } from './random.ts'
import { type JsonSchema, validValue } from './valid-value.ts'

/** An operation of an OpenAPI 3.0 document. */
export interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<
    string,
    { content?: Record<string, { schema: JsonSchema }>; headers?: Record<string, unknown> }
  >
}

/** A request, and in `what` what is odd about it. */
export interface FuzzRequest {
  what: string
  url: string
  body?: Body
  /** A cookie header in place of the session's. */
  cookie?: string
}

interface Source {
  path: string
  operation: Operation
  random: Random
  /** Ids of existing things. */
  known: readonly string[]
  /** True for an operation whose successful response never ends. */
  isEndless: boolean
}

const BODIES_MAX = 40
const ODD_PATHS = 6
const ODD_PATH_SHARE = 0.05

/**
 * One round of requests to an operation: a valid one, and others with one odd path, query, cookie
 * or body each.
 */
export function* requestsTo(source: Source): Generator<FuzzRequest> {
  const { path, random, known, isEndless } = source
  const url = (oddShare = ODD_PATH_SHARE) => fillPath(path, random, known, oddShare)
  const query = validQuery(source)
  const [validBody, ...brokenBodies] = bodiesFor(source)
  const body = validBody && { body: validBody }
  yield {
    what: 'odd query',
    url: `${url()}?${oddQuery(random)}${query.replace('?', '&')}`,
    ...body,
  }
  if (path.includes('{'))
    for (let turn = 0; turn < ODD_PATHS; turn++)
      yield { what: 'odd path', url: url(1) + query, ...body }
  if (isEndless) return
  yield { what: 'valid', url: url(0) + query, ...body }
  yield { what: 'odd cookies', url: url() + query, cookie: oddCookies(random), ...body }
  for (const broken of brokenBodies) yield { what: broken.name, url: url() + query, body: broken }
}

/** A valid body first, then broken ones; none for operations without a body. */
function bodiesFor({ operation, random, known }: Source): Body[] {
  const content = operation.requestBody?.content ?? {}
  const form = content['multipart/form-data']?.schema.properties
  if (form) return formsOf(Object.keys(form)[0] ?? '', random)
  const schema = content['application/json']?.schema
  if (!schema) return []
  const bodies = bodiesOf(validValue(schema, random, known), random)
  while (bodies.length > BODIES_MAX) bodies.splice(1 + random.below(bodies.length - 1), 1)
  return bodies
}

function validQuery({ operation: { parameters = [] }, random, known }: Source): string {
  const query = new URLSearchParams()
  for (const { name, in: place, required, schema } of parameters)
    if (place === 'query' && (required || random.chance(0.5)))
      query.set(name, String(validValue(schema, random, known)))
  return query.size > 0 ? `?${query}` : ''
}
