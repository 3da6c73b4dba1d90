function mostParcels(postage, budget) {
  let left = budget
  let sent = 0
  for (const cents of postage) {
    if (cents > left) continue
    left -= cents
    sent++
  }
  return sent
}
