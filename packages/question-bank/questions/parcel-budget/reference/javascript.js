function mostParcels(postage, budget) {
  const ascending = [...postage].sort((a, b) => a - b)
  let left = budget
  let sent = 0
  while (sent < ascending.length && ascending[sent] <= left) {
    left -= ascending[sent]
    sent++
  }
  return sent
}
