import type { Plugin } from 'vite'

/**
 * Resolves imports like `runtime:ruby.wasm` to files that are prepared for the browser once, `?url`
 * and the like included. `prepare` creates each file and returns its path.
 */
export function preparedFiles(prepare: Record<string, () => Promise<string>>): Plugin {
  return {
    name: 'prepared-files',
    enforce: 'pre',
    async resolveId(id) {
      const [name = '', query] = id.split('?')
      const path = await prepare[name]?.()
      return path && query ? `${path}?${query}` : path
    },
  }
}
