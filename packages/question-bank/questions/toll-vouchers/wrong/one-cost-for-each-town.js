function cheapestTrip(towns, starts, ends, tolls, vouchers) {
  const best = Array.from({ length: towns }, () => ({ paid: Number.POSITIVE_INFINITY, used: 0 }))
  best[0].paid = 0
  const queue = [0]
  for (const town of queue) {
    for (let i = 0; i < tolls.length; i++) {
      if (starts[i] !== town && ends[i] !== town) continue
      const next = starts[i] === town ? ends[i] : starts[i]
      const { paid, used } = best[town]
      const options = [{ paid: paid + tolls[i], used }]
      if (used < vouchers) options.push({ paid, used: used + 1 })
      for (const option of options) {
        if (option.paid >= best[next].paid) continue
        best[next] = option
        queue.push(next)
      }
    }
  }
  const { paid } = best[towns - 1]
  return paid === Number.POSITIVE_INFINITY ? -1 : paid
}
