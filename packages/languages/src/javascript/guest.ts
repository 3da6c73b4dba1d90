/**
 * Code that runs inside QuickJS before the candidate's code. It provides a console and returns the
 * functions with which the host calls the candidate's function. It captures every built-in it uses
 * at the start, so that code which replaces built-ins harms only itself. `write` takes a text and
 * returns true once further output is dropped.
 */
export const GUEST = `(write) => {
  const { parse, stringify } = JSON
  const { isArray, from } = Array
  const { apply } = Reflect
  const { isFinite } = Number
  const { isView } = ArrayBuffer
  const { keys, getPrototypeOf } = Object
  const asText = String
  const [MapOf, SetOf, DateOf, ErrorOf, PromiseOf] = [Map, Set, Date, Error, Promise]
  const ITEMS = 100
  const DEPTH = 4

  const list = (items, depth) => {
    const shown = items.slice(0, ITEMS).map((item) => inspect(item, depth + 1))
    if (items.length > ITEMS) shown.push(items.length - ITEMS + ' more')
    return shown.join(', ')
  }

  const inspect = (value, depth) => {
    if (typeof value === 'string') return depth === 0 ? value : stringify(value)
    if (typeof value === 'bigint') return value + 'n'
    if (typeof value === 'function') return '[function ' + (value.name || 'without a name') + ']'
    if (typeof value !== 'object' || value === null) return asText(value)
    if (value instanceof ErrorOf) return value.name + ': ' + value.message
    if (value instanceof PromiseOf) return '[Promise]'
    if (depth > DEPTH) return '…'
    if (isArray(value) || isView(value)) return '[' + list(from(value), depth) + ']'
    if (value instanceof SetOf) return 'Set(' + value.size + ') {' + list(from(value), depth) + '}'
    if (value instanceof MapOf)
      return 'Map(' + value.size + ') {' + list(from(value, ([key, item]) => new Pair(key, item)), depth) + '}'
    if (value instanceof Pair) return inspect(value.key, depth) + ' => ' + inspect(value.item, depth)
    const prototype = getPrototypeOf(value)
    const name = prototype && prototype.constructor && prototype.constructor.name
    const fields = keys(value).slice(0, ITEMS).map((key) => key + ': ' + inspect(value[key], depth + 1))
    return (name && name !== 'Object' ? name + ' ' : '') + '{' + fields.join(', ') + '}'
  }
  class Pair {
    constructor(key, item) {
      this.key = key
      this.item = item
    }
  }

  // Tests expect plain values; other values are sent as texts marked as odd.
  const plain = (_key, value) => {
    if (typeof value === 'number') return isFinite(value) ? value : { odd: asText(value) }
    if (typeof value === 'string' || typeof value === 'boolean' || value === null || isArray(value)) return value
    if (isView(value)) return from(value)
    return { odd: inspect(value, 1) }
  }

  let isFull = false
  // The host reads a text up to its first NUL, and half a character as three.
  const print = (...values) => {
    const line = values.map((value) => inspect(value, 0)).join(' ') + '\\n'
    if (!isFull) isFull = write(line.replaceAll('\\0', '\\uFFFD').toWellFormed())
  }
  globalThis.console = { log: print, info: print, debug: print, warn: print, error: print, table: print }

  // As in browsers, but for what candidates do not copy: buffers, errors and blobs.
  const clone = (value, known) => {
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError(asText(value) + ' could not be cloned')
    if (typeof value !== 'object' || value === null) return value
    if (known.has(value)) return known.get(value)
    if (value instanceof DateOf) return new DateOf(value.getTime())
    if (isView(value)) return value.slice()
    const copy = isArray(value) ? [] : value instanceof MapOf ? new MapOf() : value instanceof SetOf ? new SetOf() : {}
    known.set(value, copy)
    if (value instanceof MapOf) for (const [key, item] of value) copy.set(clone(key, known), clone(item, known))
    else if (value instanceof SetOf) for (const item of value) copy.add(clone(item, known))
    else for (const key of keys(value)) copy[key] = clone(value[key], known)
    return copy
  }
  globalThis.structuredClone = (value) => clone(value, new MapOf())

  return {
    decode: parse,
    publish(exports, name) {
      const solution = exports[name] ?? exports.default
      if (solution !== undefined) globalThis[name] = solution
    },
    call: (code, args) => apply(code, undefined, args),
    encode: (value) => stringify(value, plain),
  }
}`
