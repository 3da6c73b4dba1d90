function heardWithin(people, firsts, seconds, start, days) {
  const heardOn = new Map([[start, 0]])
  for (const [person, day] of heardOn) {
    if (day === days) break
    for (let k = 0; k < firsts.length; k++) {
      if (firsts[k] === person && !heardOn.has(seconds[k])) heardOn.set(seconds[k], day + 1)
      if (seconds[k] === person && !heardOn.has(firsts[k])) heardOn.set(firsts[k], day + 1)
    }
  }
  return heardOn.size
}
