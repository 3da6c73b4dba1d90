import { z } from 'zod'

const Discovery = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

/**
 * True if the provider's discovery document arrives within five seconds and names all endpoints
 * that a secure log-in needs.
 */
export async function isDiscoverable(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
    return response.ok && Discovery.safeParse(await response.json()).success
  } catch {
    return false
  }
}
