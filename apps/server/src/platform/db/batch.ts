import DataLoader from 'dataloader'

/**
 * Lets requests that arrive together share one statement: `load` gets what all of them ask for and answers in the same order. Nothing is
 * kept, so that each is answered from the database as it is then.
 */
export function batch<Key, Value>(load: (keys: readonly Key[]) => Promise<Value[]>): (key: Key) => Promise<Value> {
  const loader = new DataLoader(load, { cache: false, batchScheduleFn: setImmediate, maxBatchSize: 100 })
  return (key) => loader.load(key)
}
