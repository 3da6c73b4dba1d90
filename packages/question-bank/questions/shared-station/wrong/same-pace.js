function sharedStation(downstream, first, second) {
  let a = first
  let b = second
  while (a !== -1 && b !== -1) {
    if (a === b) return a
    a = downstream[a]
    b = downstream[b]
  }
  return -1
}
