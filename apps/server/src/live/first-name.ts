import type { FastifyRequest } from 'fastify'

/**
 * The user's first name; undefined for users who have given none, whose name is made from their
 * email address.
 */
export function firstNameOf({
  email,
  user_metadata: { full_name },
}: FastifyRequest['user']): string | undefined {
  return full_name === email.split('@')[0] ? undefined : full_name.split(/\s+/)[0]
}
