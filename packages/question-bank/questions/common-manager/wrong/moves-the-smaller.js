function commonManager(managers, one, other) {
  let a = one
  let b = other
  while (a !== b && a > 0 && b > 0) {
    if (a < b) a = managers[a]
    else b = managers[b]
  }
  return a === b ? a : 0
}
