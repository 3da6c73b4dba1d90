function commonManager(managers: number[], one: number, other: number): number {
  let a = one
  let b = other
  while (a !== b) {
    if (a > b) a = managers[a]
    else b = managers[b]
  }
  return a
}
