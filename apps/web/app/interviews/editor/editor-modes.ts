import { StreamLanguage } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import type { EditorMode } from '@sightline/languages/descriptor'

/** Loads the colours, completion and indentation of a syntax mode. */
export const EDITOR_MODES: Record<EditorMode, () => Promise<Extension>> = {
  javascript: async () => (await import('./javascript-support.ts')).javascriptSupport,
  typescript: async () => (await import('./javascript-support.ts')).typescriptSupport,
  python: async () => (await import('@codemirror/lang-python')).python(),
  ruby: async () =>
    StreamLanguage.define((await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  cpp: async () => (await import('@codemirror/lang-cpp')).cpp(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  csharp: async () =>
    StreamLanguage.define((await import('@codemirror/legacy-modes/mode/clike')).csharp),
  go: async () => (await import('@codemirror/lang-go')).go(),
  rust: async () => (await import('@codemirror/lang-rust')).rust(),
  async sql() {
    const { sql, SQLite } = await import('@codemirror/lang-sql')
    return sql({ dialect: SQLite })
  },
}
