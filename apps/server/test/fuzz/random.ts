export interface Random {
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  uuid: () => string
}

/** A reproducible source of random choices (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => below(16).toString(16)),
  }
}
