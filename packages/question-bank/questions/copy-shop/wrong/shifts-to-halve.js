function copyShop(printers, copies) {
  const finishedBy = (time) => {
    let finished = 0
    for (const [warmUp, perCopy] of printers) {
      if (time > warmUp) finished += Math.floor((time - warmUp) / perCopy)
    }
    return finished
  }
  let low = 0
  let high = printers[0][0] + printers[0][1] * copies
  while (low < high) {
    const middle = (low + high) >> 1
    if (finishedBy(middle) >= copies) high = middle
    else low = middle + 1
  }
  return low
}
