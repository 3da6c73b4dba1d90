function copyShop(printers, copies) {
  const finishedBy = (time) => {
    let finished = 0
    for (const [warmUp, perCopy] of printers) {
      if (time > warmUp) finished += Math.floor((time - warmUp) / perCopy)
    }
    return finished
  }
  let [low, high] = [0, 1_000_000_000]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (finishedBy(middle) >= copies) high = middle
    else low = middle + 1
  }
  return low
}
