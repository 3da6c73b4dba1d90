function joiningMinutes(sizes) {
  let round = [...sizes].sort((a, b) => a - b)
  let minutes = 0
  while (round.length > 1) {
    const joined = []
    for (let i = 0; i < round.length; i += 2) {
      if (i + 1 < round.length) minutes += round[i] + round[i + 1]
      joined.push(round[i] + (round[i + 1] ?? 0))
    }
    round = joined
  }
  return minutes
}
