function weightsToAdd(weights, limit) {
  const sums = new Set([0])
  const put = (weight) => {
    for (const sum of [...sums]) if (sum + weight <= limit) sums.add(sum + weight)
  }
  for (const weight of weights) put(weight)
  let added = 0
  for (let amount = 1; amount <= limit; amount++) {
    if (sums.has(amount)) continue
    put(amount)
    added++
  }
  return added
}
