function groupsWithTent(groups, tents, spare) {
  const isTaken = tents.map(() => false)
  let count = 0
  for (const people of [...groups].sort((a, b) => a - b)) {
    let best = -1
    for (let i = 0; i < tents.length; i++) {
      if (isTaken[i] || tents[i] < people || tents[i] > people + spare) continue
      if (best === -1 || tents[i] < tents[best]) best = i
    }
    if (best === -1) continue
    isTaken[best] = true
    count++
  }
  return count
}
