import type { HearingMode } from '@sightline/contracts/live/sound'
import type { FastifyBaseLogger } from 'fastify'
import type { SpeechTranscriber } from '../../adapters/speech.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import type { SoundConnection } from './connection.ts'
import { createHearing, type Hearing, type SpeechHandlers } from './hearing.ts'

/** How long a page may be away before what it was saying is forgotten. */
const AWAY_MS = MINUTE_MS

interface Heard {
  hearing: Hearing
  connection: SoundConnection | null
  awayTimer: NodeJS.Timeout | undefined
}

type SessionOptions = SpeechHandlers & { vocabulary: readonly string[] }

export interface Hearings {
  /** How speech becomes text here at best; null when it does not. */
  how: HearingMode | null
  /**
   * Takes a session's connection, in place of an earlier one. `vocabulary`: names and terms that
   * may be said in the session.
   */
  connect(sessionId: string, connection: SoundConnection, options: SessionOptions): Hearing
  /** Hears speech of no session. The caller closes it. */
  openUnstored(handlers: SpeechHandlers): Hearing
  disconnect(sessionId: string, connection: SoundConnection): void
  /** Ends the connection of a session that is over. */
  end(sessionId: string): void
  close(): void
}

/** What this server hears, by session. Each session has at most one connection: the newest one. */
export function createHearings({
  transcribers,
  log,
}: {
  transcribers: SpeechTranscriber[]
  log: FastifyBaseLogger
}): Hearings {
  const bySession = new Map<string, Heard>()

  function forget(sessionId: string, heard: Heard) {
    // Speech that has ended is stored though its page is gone.
    if (heard.hearing.isWaiting()) return expectReturn(sessionId, heard)
    heard.hearing.close()
    if (bySession.get(sessionId) === heard) bySession.delete(sessionId)
  }
  function expectReturn(sessionId: string, heard: Heard) {
    heard.awayTimer = setTimeout(() => forget(sessionId, heard), AWAY_MS).unref()
  }

  return {
    how: transcribers[0]?.how ?? null,

    connect(sessionId, connection, options) {
      const known = bySession.get(sessionId)
      const heard: Heard = known ?? {
        hearing: createHearing({ transcribers, log, ...options }),
        connection: null,
        awayTimer: undefined,
      }
      clearTimeout(heard.awayTimer)
      heard.connection?.close('taken')
      heard.connection = connection
      bySession.set(sessionId, heard)
      return heard.hearing
    },
    // Who tries the transcriber wants to know at once that it fails.
    openUnstored: (handlers) =>
      createHearing({ transcribers, vocabulary: [], log, ...handlers, retryForMs: 0 }),
    disconnect(sessionId, connection) {
      const heard = bySession.get(sessionId)
      if (heard?.connection !== connection) return
      heard.connection = null
      expectReturn(sessionId, heard)
    },
    end(sessionId) {
      bySession.get(sessionId)?.connection?.close('over')
    },
    close() {
      for (const { hearing, awayTimer } of bySession.values()) {
        clearTimeout(awayTimer)
        hearing.close()
      }
      bySession.clear()
    },
  }
}
