import type { KeyValueStore } from '@sightline/client/key-value-store'
import { listenForSettings, readSettings, writeSetting } from './native/settings.ts'

/** The settings of the helper: the same in both windows, kept in a file. */
export interface StoredSettings extends KeyValueStore {
  /** Like `write`, but rejects when the file cannot be written. */
  save(name: string, text: string | null): Promise<void>
  /** Calls the listener whenever either window changes this setting. Returns its removal. */
  onChange(name: string, listener: () => void): () => void
}

export async function openStoredSettings(): Promise<StoredSettings> {
  const listeners = new Map<string, Set<() => void>>()
  const texts = new Map<string, string | null>()
  await listenForSettings((name, text) => {
    texts.set(name, text)
    for (const listener of listeners.get(name) ?? []) listener()
  })
  for (const [name, text] of Object.entries(await readSettings())) texts.set(name, text)
  const save = async (name: string, text: string | null) => {
    texts.set(name, text)
    await writeSetting(name, text)
  }
  return {
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      save(name, text).catch((error: unknown) => console.error('A setting was not kept:', error))
    },
    save,
    onChange(name, listener) {
      const all = listeners.get(name) ?? new Set()
      listeners.set(name, all.add(listener))
      return () => all.delete(listener)
    },
  }
}
