import { type LookupAddress, lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { SECOND_MS } from '../platform/clock.ts'
import { isPublicAddress } from './public-addresses.ts'

const LIMIT_MS = 10 * SECOND_MS
const MAX_BYTES = 2 * 1024 * 1024
const REDIRECTS_MAX_COUNT = 2

/** A page that could not be read, or must not be. */
export class PageError extends Error {}

/** Finds the addresses of a host, as `dns.lookup` does. */
export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export interface PageReader {
  /** The HTML of a public page. @throws PageError */
  read(address: string): Promise<string>
}

interface Options {
  /** The product's own address, by which it names itself. */
  origin: string
  /** Origins that may be read although they are not public, or not encrypted. */
  readableOrigins: string[]
  resolve?: Resolve
}

/**
 * Reads pages that users name, which may lead anywhere. Only https on its usual port is read, from
 * hosts all of whose addresses are public. The connection goes to an address that was checked, so
 * that a second answer of the name server changes nothing, and each redirect is checked again.
 */
export function createPageReader({
  origin,
  readableOrigins,
  resolve = lookup,
}: Options): PageReader {
  const headers = {
    'user-agent': `Sightline/1 (+${origin})`,
    accept: 'text/html',
    'accept-encoding': 'identity',
  }
  const checkedLookup: LookupFunction = (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new PageError('The host has no address'), '')
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return done(new PageError('The host is in a private network'), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

  const request = (url: URL, signal: AbortSignal) => {
    const isReadable = readableOrigins.includes(url.origin)
    if (!isReadable) refuseUnlessPublic(url)
    const { get } = url.protocol === 'https:' ? https : http
    const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>()
    // A connection of its own: one that is kept alive would not be checked.
    const options = { agent: false, headers, signal, ...(!isReadable && { lookup: checkedLookup }) }
    get(url, options, answer).on('error', reject)
    return promise
  }

  const readFrom = async (address: string): Promise<string> => {
    const signal = AbortSignal.timeout(LIMIT_MS)
    let url = new URL(address)
    if (!readableOrigins.includes(url.origin)) url.protocol = 'https:'
    for (let count = 0; count <= REDIRECTS_MAX_COUNT; count++) {
      const response = await request(url, signal)
      const { statusCode = 0, headers } = response
      if (statusCode < 300 || statusCode >= 400) return await htmlOf(response)
      response.destroy()
      url = new URL(headers.location ?? '', url)
    }
    throw new PageError('The page leads on too often')
  }

  return {
    async read(address) {
      try {
        return await readFrom(address)
      } catch (cause) {
        throw cause instanceof PageError ? cause : new PageError('The page was not read', { cause })
      }
    },
  }
}

function refuseUnlessPublic({ protocol, port, hostname, username, password }: URL) {
  // Addresses as they are, which no name server is asked about.
  const host = hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host) !== 0 && !isPublicAddress(host)
  if (protocol !== 'https:' || port !== '' || username || password || isPrivate)
    throw new PageError('The address is not one of the public web')
}

async function htmlOf(response: IncomingMessage): Promise<string> {
  const { statusCode, headers } = response
  const isHtml = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')
  if (statusCode !== 200 || !isHtml) {
    response.destroy()
    throw new PageError('The answer is no page')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    const part = Buffer.from(chunk)
    bytes += part.byteLength
    // Leaving the loop ends the connection.
    if (bytes > MAX_BYTES) throw new PageError('The page is too large')
    chunks.push(part)
  }
  const charset = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  return decode(Buffer.concat(chunks), charset)
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
