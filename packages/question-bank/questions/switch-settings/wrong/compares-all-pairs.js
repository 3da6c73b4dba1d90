function totalDifference(desks) {
  let total = 0
  for (let i = 0; i < desks.length; i++) {
    for (let j = 0; j < i; j++) {
      for (let different = desks[i] ^ desks[j]; different; different &= different - 1) total++
    }
  }
  return total
}
