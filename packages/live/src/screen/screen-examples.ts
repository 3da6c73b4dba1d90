import { columnExamples, tableExamples } from './example-tables.ts'
import { labelledExamples, oneLabelEach, resultExamples } from './labelled-examples.ts'
import { lineExamples, namedExamples, proseExamples } from './line-examples.ts'
import type { ScreenExample } from './parse-example.ts'
import type { ScreenLine } from './screen-lines.ts'

/**
 * The examples of a page, in its order, each once. Examples of classes are left out: no runner
 * takes them.
 */
export function findExamples(page: readonly ScreenLine[]): ScreenExample[] {
  const lines = oneLabelEach(page)
  const found =
    [labelledExamples, resultExamples]
      .map((find) => find(lines))
      .find(({ length }) => length > 0) ??
    [columnExamples, tableExamples, namedExamples, lineExamples, proseExamples].flatMap((find) =>
      find(lines),
    )
  const seen = new Set<string>()
  return found.filter((example) => {
    const key = JSON.stringify([example.args, example.expected])
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew && !isOfClass(example)
  })
}

/** Calls of methods: `["LRUCache", "put"]` with `[[2], [1, 1]]`. */
const isOfClass = ({ args: [calls, values, ...others] }: ScreenExample) =>
  others.length === 0 &&
  Array.isArray(calls) &&
  Array.isArray(values) &&
  calls.length === values.length &&
  typeof calls[0] === 'string' &&
  /^[A-Z]/.test(calls[0]) &&
  values.every(Array.isArray)
