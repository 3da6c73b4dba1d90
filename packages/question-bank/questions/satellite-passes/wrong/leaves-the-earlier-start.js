function earliestTransmission(passStarts, passEnds, freeStarts, freeEnds, duration) {
  let pass = 0
  let free = 0
  while (pass < passStarts.length && free < freeStarts.length) {
    const start = Math.max(passStarts[pass], freeStarts[free])
    if (Math.min(passEnds[pass], freeEnds[free]) - start >= duration) return start
    if (passStarts[pass] < freeStarts[free]) pass++
    else free++
  }
  return -1
}
