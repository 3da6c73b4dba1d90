function commonManager(managers, one, other) {
  for (let a = one; ; a = managers[a]) {
    for (let b = other; b >= 0; b = managers[b]) if (a === b) return a
  }
}
