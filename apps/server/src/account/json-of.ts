/**
 * A value as JSON, piece by piece. Values that are read while they are written (async iterables)
 * become lists, so that a list need not be in memory as a whole.
 */
export async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (isAsyncIterable(value)) {
    let before = '['
    for await (const item of value) {
      yield `${before}\n`
      yield* jsonOf(item)
      before = ','
    }
    yield before === '[' ? '[]' : '\n]'
  } else if (hasAsyncIterable(value)) {
    let before = '{'
    for (const [name, member] of Object.entries(value)) {
      yield `${before}\n${JSON.stringify(name)}: `
      yield* jsonOf(member)
      before = ','
    }
    yield '\n}'
  } else yield JSON.stringify(value, null, 2)
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

/** Only values at the top of others are read while they are written. */
const hasAsyncIterable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isAsyncIterable)
