function earliestTransmission(passStarts, passEnds, freeStarts, freeEnds, duration) {
  for (let i = 0; i < passStarts.length && i < freeStarts.length; i++) {
    const start = Math.max(passStarts[i], freeStarts[i])
    if (Math.min(passEnds[i], freeEnds[i]) - start >= duration) return start
  }
  return -1
}
