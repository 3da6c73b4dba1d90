function mostParcels(postage, budget) {
  const remaining = [...postage]
  let left = budget
  let sent = 0
  while (remaining.length > 0) {
    let cheapest = 0
    for (let i = 1; i < remaining.length; i++) if (remaining[i] < remaining[cheapest]) cheapest = i
    if (remaining[cheapest] > left) break
    left -= remaining[cheapest]
    sent++
    remaining[cheapest] = remaining[remaining.length - 1]
    remaining.pop()
  }
  return sent
}
