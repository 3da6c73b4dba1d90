import {
  javascript,
  javascriptLanguage,
  scopeCompletionSource,
  typescriptLanguage,
} from '@codemirror/lang-javascript'
import type { Extension } from '@codemirror/state'

/**
 * The built-ins that completion offers beside the names in the code. Globals of the page are left
 * out.
 */
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

export const javascriptSupport: Extension = [
  javascript(),
  javascriptLanguage.data.of({ autocomplete }),
]
export const typescriptSupport: Extension = [
  javascript({ typescript: true }),
  typescriptLanguage.data.of({ autocomplete }),
]
