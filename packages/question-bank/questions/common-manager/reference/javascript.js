function commonManager(managers, one, other) {
  let a = one
  let b = other
  while (a !== b) {
    if (a > b) a = managers[a]
    else b = managers[b]
  }
  return a
}
