function mostParcels(postage, budget) {
  let left = budget
  let sent = 0
  const ascending = [...postage].sort()
  for (const cents of ascending) {
    if (cents > left) break
    left -= cents
    sent++
  }
  return sent
}
