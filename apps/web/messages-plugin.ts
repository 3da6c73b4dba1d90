import { lingui } from '@lingui/vite-plugin'

/** Compiles the macros `t`, `msg`, `plural` and `Trans`, and the catalogs under app/messages. */
export const messages = () =>
  lingui({ cwd: import.meta.dirname, macroTransform: true, failOnCompileError: true })
