import DataLoader from 'dataloader'

/**
 * Batches calls: all keys requested within one turn of the event loop are loaded by one call of
 * `load`, which returns the values in the order of the keys. Nothing is cached, so every turn reads
 * the database again.
 */
export function batch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader(load, {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: 100,
  })
  return (key) => loader.load(key)
}
