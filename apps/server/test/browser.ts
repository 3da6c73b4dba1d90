import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'

/** A client that keeps its cookies and has its own address. */
export interface Browser {
  address: string
  cookies: Map<string, string>
  get(path: string, options?: InjectOptions): Promise<LightMyRequestResponse>
  post(path: string, body?: unknown, options?: InjectOptions): Promise<LightMyRequestResponse>
  patch(path: string, body?: unknown): Promise<LightMyRequestResponse>
  put(path: string, body?: unknown): Promise<LightMyRequestResponse>
  delete(path: string, body?: unknown): Promise<LightMyRequestResponse>
}

export const newEmail = () => `user-${randomUUID()}@example.com`

let clients = 0
/** An address that no other client of this process has: rate limits count by address. */
function newClientAddress(): string {
  const number = clients++
  return `198.51.${number % 256}.${1 + (Math.floor(number / 256) % 254)}`
}

/** Opens a browser whose paths are relative to `/api`. */
export function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>()
  const address = newClientAddress()
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options: InjectOptions = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: address,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36' },
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
      ...options,
    })
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    address,
    cookies,
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    patch: (path, body) => send('PATCH', path, body),
    put: (path, body) => send('PUT', path, body),
    delete: (path, body) => send('DELETE', path, body),
  }
}
