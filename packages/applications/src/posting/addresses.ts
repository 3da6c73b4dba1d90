import { BoardToken } from '@sightline/contracts/postings/companies'
import type { BoardProvider, BoardRegion } from '@sightline/contracts/postings/kinds'

export interface BoardAddress {
  provider: BoardProvider
  region: BoardRegion
  token: string
}

/** What an address leads to, as far as the address itself tells. */
export type PostingAddress =
  | ({ kind: 'board' } & BoardAddress)
  | ({ kind: 'posting'; externalId: string } & BoardAddress)
  /** A posting of Greenhouse that a company shows on a page of its own, without saying its board. */
  | { kind: 'embedded'; externalId: string; url: string }
  | { kind: 'page'; url: string }

/** The longest address that is read. */
const ADDRESS_MAX_LENGTH = 2000

/**
 * The address that a text is, with or without its scheme, or null for any other text, and for an
 * address with a user or a password in it. Addresses of other schemes than https and http are none.
 */
export function addressOf(text: string): PostingAddress | null {
  const trimmed = text.trim()
  if (trimmed.length > ADDRESS_MAX_LENGTH || /\s/.test(trimmed)) return null
  const hasScheme = /^https?:\/\//i.test(trimmed)
  if (!hasScheme && !/^[\w-]+(\.[\w-]+)+\//.test(trimmed)) return null
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`)
  if (!url || url.username || url.password) return null
  return onBoard(url) ?? embedded(url) ?? { kind: 'page', url: url.href }
}

/** The board that a page shows in a frame or by a script of Greenhouse; null for a page with none. */
export function embeddedBoardOf(html: string): BoardAddress | null {
  const found =
    /https?:\/\/(?:job-)?boards(\.eu)?\.greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:[^"'\s]*?(?:&amp;|&))?for=([A-Za-z0-9._-]+)/.exec(
      html,
    )
  const token = found?.[2]
  if (token === undefined || !isToken(token)) return null
  return { provider: 'greenhouse', region: found?.[1] ? 'eu' : 'global', token }
}

/** The posting on this board. */
export const postingOn = (board: BoardAddress, externalId: string): PostingAddress => ({
  kind: 'posting',
  ...board,
  externalId,
})

interface Host {
  hosts: RegExp
  provider: BoardProvider
  /** The token of the board, and the id of the posting when the address is one of a posting. */
  parse(url: URL, path: string[]): [token: string | undefined, externalId?: string | undefined]
}

const HOSTS: Host[] = [
  {
    hosts: /^(job-)?boards(\.eu)?\.greenhouse\.io$/,
    provider: 'greenhouse',
    parse({ searchParams }, [first, second, third]) {
      if (first !== 'embed') return [first, second === 'jobs' ? digits(third) : undefined]
      return [searchParams.get('for') ?? undefined, digits(searchParams.get('token') ?? undefined)]
    },
  },
  {
    hosts: /^boards-api(\.eu)?\.greenhouse\.io$/,
    provider: 'greenhouse',
    parse: (_, [, , token, , id]) => [token, digits(id)],
  },
  { hosts: /^jobs(\.eu)?\.lever\.co$/, provider: 'lever', parse: (_, [token, id]) => [token, id] },
  { hosts: /^jobs\.ashbyhq\.com$/, provider: 'ashby', parse: (_, [token, id]) => [token, id] },
  {
    hosts: /^apply\.workable\.com$/,
    provider: 'workable',
    // A posting without the company's name in its address is read as a page.
    parse: (_, [token, kind, id]) =>
      token === 'j' ? [undefined] : [token, kind === 'j' ? id : undefined],
  },
  {
    hosts: /^(jobs|careers)\.smartrecruiters\.com$/,
    provider: 'smartrecruiters',
    parse: (_, [token, id]) => [token, /^\d{6,}|^[0-9a-f-]{36}/.exec(id ?? '')?.[0]],
  },
  {
    hosts: /^(?!www\.|api\.|app\.|careers\.)[a-z0-9-]+\.recruitee\.com$/,
    provider: 'recruitee',
    parse: ({ hostname }, [kind, slug]) => [
      hostname.split('.')[0],
      kind === 'o' ? slug : undefined,
    ],
  },
]

function onBoard(url: URL): PostingAddress | null {
  const host = HOSTS.find(({ hosts }) => hosts.test(url.hostname))
  if (!host) return null
  const [token, externalId] = host.parse(url, pathOf(url))
  if (token === undefined || !isToken(token)) return null
  const isEu = /\.eu\./.test(url.hostname)
  const board: BoardAddress = { provider: host.provider, region: isEu ? 'eu' : 'global', token }
  const ownId = externalId ?? (host.provider === 'greenhouse' ? greenhouseId(url) : undefined)
  if (ownId === undefined) return { kind: 'board', ...board }
  return /^[\w.-]{1,200}$/.test(ownId) ? postingOn(board, ownId) : null
}

function embedded(url: URL): PostingAddress | null {
  const externalId = greenhouseId(url)
  return externalId === undefined ? null : { kind: 'embedded', externalId, url: url.href }
}

const greenhouseId = ({ searchParams }: URL) => digits(searchParams.get('gh_jid') ?? undefined)
const digits = (text: string | undefined) => (text && /^\d{1,20}$/.test(text) ? text : undefined)
const isToken = (token: string) => BoardToken.safeParse(token).success

/** The parts of the path, decoded. A part that cannot be decoded stays as it is. */
const pathOf = ({ pathname }: URL) =>
  pathname
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part)
      } catch {
        return part
      }
    })
