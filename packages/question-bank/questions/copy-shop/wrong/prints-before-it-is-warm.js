function copyShop(printers, copies) {
  let low = 0
  let high = 1_000_000_000
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    let finished = 0
    for (const [warmUp, perCopy] of printers) finished += Math.floor((middle - warmUp) / perCopy)
    if (finished >= copies) high = middle
    else low = middle + 1
  }
  return low
}
