function cheapestTrip(towns, starts, ends, tolls, vouchers) {
  const paid = Array.from({ length: vouchers + 1 }, () => new Array(towns).fill(Number.POSITIVE_INFINITY))
  paid[0][0] = 0
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (let i = 0; i < tolls.length; i++) {
      for (let used = 0; used <= vouchers; used++) {
        const free = used > 0 ? paid[used - 1][starts[i]] : Number.POSITIVE_INFINITY
        const cost = Math.min(paid[used][starts[i]] + tolls[i], free)
        if (cost >= paid[used][ends[i]]) continue
        paid[used][ends[i]] = cost
        isChanged = true
      }
    }
  }
  const least = Math.min(...paid.map((costs) => costs[towns - 1]))
  return least === Number.POSITIVE_INFINITY ? -1 : least
}
