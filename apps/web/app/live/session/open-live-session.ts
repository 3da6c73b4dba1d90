import { createLiveClient } from '@sightline/live-ui/engine/live-client'
import { createLiveSession, type LiveSession } from '@sightline/live-ui/engine/live-session'
import type { LoadedSession } from '@sightline/live-ui/engine/load-session'
import { deviceStore } from '../../device-store.ts'
import { announcements } from '../../events/public.ts'
import { http, openSocket } from '../../http.ts'
import { browserSenses } from '../senses/browser-senses.ts'

/** A live session as this tab has it: with the browser's senses, storage and sandbox. */
export const openLiveSession = (loaded: LoadedSession): LiveSession =>
  createLiveSession({
    ...loaded,
    client: createLiveClient(loaded.detail.session.id, { http, openSocket, watch }),
    senses: browserSenses,
    runCode: async (language, run) => (await import('./run-code.ts')).runCode(language, run),
    settings: deviceStore,
  })

const watch = (listener: () => Promise<unknown>) =>
  announcements.watch('interview-events', listener)
