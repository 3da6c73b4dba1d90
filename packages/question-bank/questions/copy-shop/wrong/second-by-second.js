function copyShop(printers, copies) {
  let time = 0
  let finished = 0
  while (finished < copies) {
    time++
    finished = 0
    for (const [warmUp, perCopy] of printers) {
      if (time > warmUp) finished += Math.floor((time - warmUp) / perCopy)
    }
  }
  return time
}
