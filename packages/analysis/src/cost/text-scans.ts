import type { AnyNode } from 'acorn'
import type { Scopes } from '../syntax/scopes.ts'
import { isIdentifier } from '../syntax/syntax.ts'

/**
 * Methods of a text that take a regular expression or a text to look for, and read the text to its
 * end.
 */
const METHODS_OF_TEXTS = new Set(['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split'])
/** Methods of a regular expression that read the text they are given. */
const METHODS_OF_EXPRESSIONS = new Set(['exec', 'test'])

/**
 * The text that a method call reads with a regular expression or in search of another text; null
 * for other calls.
 */
export function scannedText(
  { object, name, args }: { object: AnyNode; name: string; args: AnyNode[] },
  scopes: Scopes,
): AnyNode | null {
  if (METHODS_OF_TEXTS.has(name)) return object
  const [text] = args
  return text && METHODS_OF_EXPRESSIONS.has(name) && isExpression(object, scopes) ? text : null
}

export const isTextScan = (name: string) =>
  METHODS_OF_TEXTS.has(name) || METHODS_OF_EXPRESSIONS.has(name)

/** True for a regular expression, and for a name that stands for one. */
function isExpression(node: AnyNode, scopes: Scopes): boolean {
  if (node.type === 'Literal') return 'regex' in node && node.regex !== undefined
  const binding = scopes.bindingOf(isIdentifier(node) ? node : null)
  return binding?.init?.type === 'Literal' && isExpression(binding.init, scopes)
}
