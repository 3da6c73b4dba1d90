function earliestTransmission(passStarts, passEnds, freeStarts, freeEnds, duration) {
  let pass = 0
  let free = 0
  while (pass < passStarts.length && free < freeStarts.length) {
    const start = Math.max(passStarts[pass], freeStarts[free])
    const end = Math.min(passEnds[pass], freeEnds[free])
    if (end - start >= duration) return start
    if (passEnds[pass] === end) pass++
    else free++
  }
  return -1
}
