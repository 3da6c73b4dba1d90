function commonManager(managers, one, other) {
  let a = one
  let b = other
  while (a !== b && a > 0 && b > 0) {
    a = managers[a]
    b = managers[b]
  }
  return Math.min(a, b)
}
