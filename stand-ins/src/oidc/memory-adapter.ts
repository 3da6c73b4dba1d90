import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

const ENTRIES_KEPT = 1000

/**
 * Stores the provider's data in memory, the latest 1000 entries of each kind. The provider checks
 * their expiry.
 */
export function createMemoryAdapter(): AdapterFactory {
  const kinds = new Map<string, Map<string, AdapterPayload>>()

  return (kind): Adapter => {
    const entries = kinds.get(kind) ?? new Map<string, AdapterPayload>()
    kinds.set(kind, entries)
    const findBy = async (matches: (payload: AdapterPayload) => boolean) =>
      [...entries.values()].find(matches)
    return {
      async upsert(id, payload) {
        entries.set(id, payload)
        const [oldest] = entries.keys()
        if (entries.size > ENTRIES_KEPT && oldest !== undefined) entries.delete(oldest)
      },
      find: async (id) => entries.get(id),
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findBy((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = entries.get(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        entries.delete(id)
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of entries) if (payload.grantId === grantId) entries.delete(id)
      },
    }
  }
}
