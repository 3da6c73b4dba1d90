import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

const KEPT = 1000

/** Keeps what the provider stores in memory, the last 1000 of each kind; the provider checks expiry itself. */
export function createMemoryAdapter(): AdapterFactory {
  const kinds = new Map<string, Map<string, AdapterPayload>>()

  return (kind): Adapter => {
    const kept = kinds.get(kind) ?? new Map<string, AdapterPayload>()
    kinds.set(kind, kept)
    const findBy = async (isIt: (payload: AdapterPayload) => boolean) => [...kept.values()].find(isIt)
    return {
      async upsert(id, payload) {
        kept.set(id, payload)
        const [oldest] = kept.keys()
        if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
      },
      find: async (id) => kept.get(id),
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = kept.get(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(id)
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id)
      },
    }
  }
}
