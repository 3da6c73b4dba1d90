function earliestTransmission(passStarts, passEnds, freeStarts, freeEnds, duration) {
  for (let pass = 0; pass < passStarts.length; pass++) {
    for (let free = 0; free < freeStarts.length; free++) {
      const start = Math.max(passStarts[pass], freeStarts[free])
      if (Math.min(passEnds[pass], freeEnds[free]) - start >= duration) return start
    }
  }
  return -1
}
