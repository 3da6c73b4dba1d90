import { GoogleRedirect, GoogleStart } from '@sightline/contracts/auth'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type AuthDeps, createEntrance } from './entrance.ts'
import { createGoogleSignIn } from './google.ts'
import { GOOGLE_STARTS_PER_CLIENT } from './limits.ts'

const NOTICE_COOKIE_S = 60

/** Sign-in with Google: the way there and the way back. Public. */
export const googleRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { env } = deps
  const { cookieOptions, enter, forLibrary, limitClient } = createEntrance(deps)
  const google = createGoogleSignIn(deps)

  app.post(
    '/auth/google',
    {
      schema: { body: GoogleStart, response: { 200: GoogleRedirect } },
      preHandler: limitClient(GOOGLE_STARTS_PER_CLIENT),
    },
    async (request, reply) => {
      const { url, cookies } = await google.start(forLibrary(request))
      reply.header('set-cookie', cookies)
      return { url }
    },
  )

  // The query is the provider's; the library checks state, nonce, issuer and the code in it.
  app.get(
    '/auth/callback/google',
    { schema: { querystring: z.record(z.string(), z.string()) } },
    async (request, reply) => {
      const query = new URL(request.url, env.WEB_ORIGIN).search
      const { cookies, problem, isSignUp } = await google.finish(query, forLibrary(request))
      if (problem === null) await enter(request, reply, cookies)
      else {
        reply.header('set-cookie', cookies)
        // In a cookie, not in the address: nobody can make our page show their words by a link.
        reply.setCookie('auth_error', problem, { ...cookieOptions, httpOnly: false, maxAge: NOTICE_COOKIE_S })
      }
      if (problem !== null) return reply.redirect('/login', 303)
      return reply.redirect(isSignUp ? '/oauth-callback#signed-up' : '/oauth-callback', 303)
    },
  )
}
