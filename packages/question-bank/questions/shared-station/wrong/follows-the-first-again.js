function sharedStation(downstream, first, second) {
  for (let a = second; a !== -1; a = downstream[a]) {
    for (let b = first; b !== -1; b = downstream[b]) if (a === b) return a
  }
  return -1
}
