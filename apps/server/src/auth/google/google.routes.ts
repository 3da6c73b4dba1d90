import { GoogleRedirect, GoogleStart } from '@sightline/contracts/auth/auth'
import { Text } from '@sightline/contracts/text/text'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { betterAuthHeaders } from '../better-auth.ts'
import { authCookies } from '../cookies.ts'
import type { AuthDeps } from '../deps.ts'
import { GOOGLE_STARTS_PER_CLIENT, limitClient } from '../limits.ts'
import { completeLogIn } from '../log-in/complete-log-in.ts'
import { createGoogleSignIn } from './google.ts'

const ERROR_COOKIE_S = 60
/** How long a visitor may take at Google; afterwards a sign-up counts as a log-in. */
const INTENT_COOKIE_S = 600

/** Sign-in with Google: the redirect to Google and the callback. Public. */
export const googleRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { env, limiter } = deps
  const cookieNames = authCookies(env.WEB_ORIGIN)
  const google = createGoogleSignIn({ ...deps, log: app.log })

  app.post(
    '/auth/google',
    {
      schema: { body: GoogleStart, response: { 200: GoogleRedirect } },
      preHandler: limitClient(limiter, GOOGLE_STARTS_PER_CLIENT),
    },
    async (request, reply) => {
      const { url, cookies } = await google.start(betterAuthHeaders(request))
      reply.header('set-cookie', cookies)
      // Only bound to the browser, not signed: a visitor who changes the intent changes nothing but
      // the own sign-in.
      reply.setCookie(cookieNames.googleIntent, request.body.intent, {
        ...cookieNames.options,
        maxAge: INTENT_COOKIE_S,
      })
      return { url }
    },
  )

  // Google defines the query; Better Auth checks the state, nonce, issuer and code in it.
  app.get(
    '/auth/callback/google',
    { schema: { querystring: z.record(Text, Text) } },
    async (request, reply) => {
      const query = new URL(request.url, env.WEB_ORIGIN).search
      const intent = request.cookies[cookieNames.googleIntent] === 'sign-up' ? 'sign-up' : 'log-in'
      const { cookies, problem, isSignUp } = await google.finish(
        query,
        betterAuthHeaders(request),
        intent,
      )
      if (problem === null) {
        await completeLogIn(deps, request, reply, { cookies, isNewUser: isSignUp })
        return reply.redirect(isSignUp ? '/oauth-callback#signed-up' : '/oauth-callback', 303)
      }
      reply.header('set-cookie', cookies)
      // A cookie, not the address: otherwise any link could make the log-in page show the link's
      // own text.
      reply.setCookie('auth_error', problem, {
        ...cookieNames.options,
        httpOnly: false,
        maxAge: ERROR_COOKIE_S,
      })
      return reply.redirect('/login', 303)
    },
  )
}
