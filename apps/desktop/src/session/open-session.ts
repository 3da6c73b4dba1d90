import { openSocketAt } from '@sightline/client/sockets'
import { createLiveClient } from '@sightline/live-ui/engine/live-client'
import { createLiveSession, type LiveSession } from '@sightline/live-ui/engine/live-session'
import type { Senses } from '@sightline/live-ui/engine/senses'
import type { Account } from '../account/account.ts'
import type { OpenSession } from './sessions.ts'

interface Options {
  account: Account
  senses: Senses
}

/** A live session as the helper has it: with its token, its senses, and no sandbox. */
export const openSession = (
  { loaded, store }: OpenSession,
  { account, senses }: Options,
): LiveSession =>
  createLiveSession({
    ...loaded,
    client: createLiveClient(loaded.detail.session.id, {
      http: account.http,
      openSocket: (path) => openSocketAt(new URL(account.baseUrl + path), account.token()),
      watch: (listener) => account.announcements.watch('interview-events', listener),
    }),
    senses,
    runCode: null,
    settings: store,
  })
