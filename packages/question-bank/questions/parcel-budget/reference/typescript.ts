function mostParcels(postage: number[], budget: number): number {
  let left = budget
  let sent = 0
  for (const cents of [...postage].sort((a, b) => a - b)) {
    if (cents > left) break
    left -= cents
    sent++
  }
  return sent
}
