import { WEB_ORIGIN } from './app.ts'

/** What a person types and ticks on the provider's page. */
export interface Person {
  email: string
  name?: string
  isVerified?: boolean
  cancel?: boolean
  subject?: string
  hasIdToken?: boolean
}

/**
 * Types an address into the provider's page, following its redirects as a browser does. Returns the
 * query it sends back.
 */
export async function signInAtProvider(
  url: string,
  {
    email,
    name = 'Asha Rao',
    isVerified = true,
    cancel = false,
    subject = '',
    hasIdToken = true,
  }: Person,
): Promise<string> {
  const jar = new Map<string, string>()
  let response = await visit(jar, url)
  let at = url
  for (let hop = 0; hop < 10; hop++) {
    const location = response.headers.get('location')
    if (location) {
      at = new URL(location, at).href
      if (at.startsWith(`${WEB_ORIGIN}/oauth-callback`)) return new URL(at).search
      response = await visit(jar, at)
    } else {
      const action = (await response.text()).match(/<form[^>]*action="([^"]+)"/)?.[1]
      at = action ? new URL(action, at).href : at
      const ticks = {
        ...(isVerified && { verified: 'on' }),
        ...(cancel && { cancel: '1' }),
        ...(!hasIdToken && { without_id_token: 'on' }),
      }
      const form = { email, name, picture: '', subject, ...ticks }
      response = await visit(jar, at, new URLSearchParams(form))
    }
  }
  throw new Error(`The provider never sent the browser back; it stopped at ${at}`)
}

async function visit(jar: Map<string, string>, url: string, form?: URLSearchParams) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie },
    ...(form && { method: 'POST', body: form }),
  })
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  return response
}
