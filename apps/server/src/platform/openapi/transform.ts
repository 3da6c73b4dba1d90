import { ErrorBody } from '@sightline/contracts/platform/errors'
import type { RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type DocumentedResponse, OPERATIONS } from './operations.ts'

type Transform = typeof jsonSchemaTransform
type Input = Parameters<Transform>[0]

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is malformed or not valid; `field` names the first invalid input.',
  401: 'Nobody is signed in, or the credentials are wrong.',
  402: 'Not enough credits.',
  403: 'The request comes from another site, or concerns another user.',
  404: 'There is no such thing, or it belongs to another user.',
  409: 'The request does not fit the present state.',
  413: 'The request is too large.',
  415: 'The content type is not accepted.',
  416: 'The requested part is beyond the end of the file.',
  429: 'Too many requests; Retry-After says when to try again.',
  501: 'The feature is not configured on this server.',
  502: 'A third party failed.',
  503: 'The server or its database is too busy; Retry-After says when to try again.',
}
/** Statuses whose responses say when to try again. */
const RETRIED = [429, 503]

/**
 * Documents a route: its request from its schemas, and every status that it answers. Statuses that
 * follow from the route's form (body, parameters, session) are derived, the others come from
 * OPERATIONS.
 */
export const transformRoute: Transform = (input) => {
  const { schema, url } = jsonSchemaTransform(input)
  if (!schema || !url.startsWith('/api/') || url.startsWith('/api/docs')) return { schema, url }
  const { route } = input
  const operation = OPERATIONS[nameOf(route)] ?? {}
  const success =
    schema.response ?? documentSuccess(operation.success ?? { status: 204, description: 'Done.' })
  const errors = documentErrors(input, [...derivedErrors(route), ...(operation.errors ?? [])])
  const form = operation.form && {
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      properties: { [operation.form]: { type: 'string', format: 'binary' } },
      required: [operation.form],
    },
  }
  const { body, ...rest } = schema
  return {
    schema: {
      ...rest,
      ...(hasBody(route) && body !== undefined && { body }),
      ...form,
      response: { ...success, ...errors },
    },
    url,
  }
}

const nameOf = ({ method, url }: RouteOptions) => `${String(method)} ${url}`
const hasBody = ({ method }: RouteOptions) => method !== 'GET' && method !== 'HEAD'

/** Unknown queries are refused everywhere, and every route may find the database unreachable. */
const derivedErrors = (route: RouteOptions) => [
  400,
  503,
  ...(route.schema?.security ? [401] : []),
  ...(route.url.includes('/:') ? [404] : []),
  ...(hasBody(route) ? [403, 413, 415] : []),
]

const documentSuccess = ({ status, description, type }: DocumentedResponse) => ({
  [status]: type
    ? { description, content: { [type]: { schema: { type: 'string' } } } }
    : { description, type: 'null' },
})

function documentErrors(input: Input, statuses: number[]) {
  const body = jsonSchemaTransform({ ...input, schema: { response: { 400: ErrorBody } } }).schema
    .response
  const retryAfter = {
    'Retry-After': { type: 'integer', description: 'Seconds until the next attempt.' },
  }
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [
      status,
      {
        ...(body as Record<number, object>)[400],
        description: DESCRIPTIONS[status] ?? '',
        ...(RETRIED.includes(status) && { headers: retryAfter }),
      },
    ]),
  )
}

/** An `onRoute` hook for scopes that need a session, or a device where the route takes one. */
export function documentSession(route: RouteOptions) {
  const device = route.config?.deviceScope ? [{ device: [] }] : []
  route.schema = { ...route.schema, security: [{ session: [] }, ...device] }
}

/** An `onRoute` hook for scopes that only devices enter. */
export function documentDevice(route: RouteOptions) {
  route.schema = { ...route.schema, security: [{ device: [] }] }
}
