/** A value whose parts change; `onChange` is called after each change. */
export interface Cell<Value> {
  get(): Value
  set(part: Partial<Value>): void
}

/** Sets replace the value by a new object, so that readers can compare it by identity. */
export function createCell<Value extends object>(
  initial: Value,
  onChange: () => void,
): Cell<Value> {
  let value = initial
  return {
    get: () => value,
    set(part) {
      value = { ...value, ...part }
      onChange()
    },
  }
}
