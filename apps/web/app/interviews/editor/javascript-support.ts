import { javascript, javascriptLanguage, scopeCompletionSource, typescriptLanguage } from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'

/** What completion offers besides the names in the code: what an interview is solved with, and nothing of the page. */
const BUILT_INS = {
  Array,
  BigInt,
  Boolean,
  console: { error: null, log: null, warn: null },
  Infinity,
  JSON,
  Map,
  Math,
  Number,
  Object,
  RegExp,
  Set,
  String,
  Symbol,
  WeakMap,
  WeakSet,
}
const autocomplete = scopeCompletionSource(BUILT_INS)

export const javascriptSupport: Extension = [javascript(), javascriptLanguage.data.of({ autocomplete })]
export const typescriptSupport: Extension = [
  javascript({ typescript: true }),
  typescriptLanguage.data.of({ autocomplete }),
]
