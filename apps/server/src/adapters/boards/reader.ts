import type { BoardAddress } from '@sightline/applications/posting/addresses'
import type { BoardProvider } from '@sightline/contracts/postings/kinds'
import type { Clock } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import { ashby } from './ashby.ts'
import type { BoardAdapter, BoardList, BoardPosting, FormField } from './board.ts'
import { BoardError, createBoardClient, type Validators } from './client.ts'
import { greenhouse } from './greenhouse.ts'
import { lever } from './lever.ts'
import { recruitee } from './recruitee.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { workable } from './workable.ts'

const ADAPTERS: Record<BoardProvider, BoardAdapter> = {
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
}

/** Reads the boards of all providers. Every method throws a BoardError that says what is wrong. */
export interface BoardReader {
  /** The whole list; null when it has not changed since the answer that the validators are from. */
  readList(
    board: BoardAddress,
    validators: Validators,
  ): Promise<(BoardList & { validators: Validators }) | null>
  /** Whether this provider has an address for one posting. The others have the list alone. */
  hasPostings(provider: BoardProvider): boolean
  /** One posting with its text, and what its form asks: null where that cannot be read. */
  readPosting(
    board: BoardAddress,
    externalId: string,
  ): Promise<{ posting: BoardPosting; form: FormField[] | null }>
}

export function createBoardReader({ env, clock }: { env: Env; clock: Clock }): BoardReader {
  const client = createBoardClient({ clock, origin: env.WEB_ORIGIN })
  const baseOf = baseAddresses(env)

  /** The pages of a list, until one says that it is the last. */
  const readPages = async (
    adapter: BoardAdapter,
    first: string,
    token: string,
    given?: Validators,
  ) => {
    const { domain, nextUrl } = adapter
    // That the first page has not changed says nothing of the others.
    const known = nextUrl ? undefined : given
    const { body, validators } = await client.read(first, {
      domain,
      ...(known && { validators: known }),
    })
    if (body === undefined) return null
    const list = adapter.parseList(body, token)
    let url = adapter.nextUrl?.(first, body)
    while (url) {
      const page = await client.read(url, { domain })
      const { postings, unreadIds } = adapter.parseList(page.body, token)
      list.postings.push(...postings)
      list.unreadIds.push(...unreadIds)
      url = adapter.nextUrl?.(url, page.body)
    }
    return { ...list, validators }
  }

  return {
    async readList(board, validators) {
      const adapter = ADAPTERS[board.provider]
      const base = baseOf(board)
      try {
        return await readPages(adapter, adapter.listUrl(base, board.token), board.token, validators)
      } catch (error) {
        const isTooLarge = error instanceof BoardError && error.problem === 'too-large'
        if (!isTooLarge || !adapter.shortListUrl) throw error
        return readPages(adapter, adapter.shortListUrl(base, board.token), board.token)
      }
    },
    hasPostings: (provider) => ADAPTERS[provider].postingUrl !== undefined,
    async readPosting(board, externalId) {
      const { domain, postingUrl, parsePosting, parseForm } = ADAPTERS[board.provider]
      if (!postingUrl || !parsePosting) throw new BoardError('unreadable')
      const { body } = await client.read(postingUrl(baseOf(board), board.token, externalId), {
        domain,
      })
      const posting = parsePosting(body, board.token)
      if (!posting) throw new BoardError('unreadable')
      return { posting, form: parseForm?.(body) ?? null }
    },
  }
}

const baseAddresses = (env: Env) => {
  const bases: Record<BoardProvider, [global: string, eu?: string]> = {
    greenhouse: [env.GREENHOUSE_URL, env.GREENHOUSE_EU_URL],
    lever: [env.LEVER_URL, env.LEVER_EU_URL],
    ashby: [env.ASHBY_URL],
    workable: [env.WORKABLE_URL],
    smartrecruiters: [env.SMARTRECRUITERS_URL],
    recruitee: [env.RECRUITEE_URL],
  }
  return ({ provider, region }: BoardAddress): string => {
    const [global, eu = global] = bases[provider]
    return (region === 'eu' ? eu : global).replace(/\/$/, '')
  }
}
