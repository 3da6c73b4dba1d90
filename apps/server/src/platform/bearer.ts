import type { FastifyRequest } from 'fastify'

/** The token in a request's `Authorization: Bearer`, or null without one. */
export const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
