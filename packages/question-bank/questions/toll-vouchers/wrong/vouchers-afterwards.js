function cheapestTrip(towns, starts, ends, tolls, vouchers) {
  const paid = new Array(towns).fill(Number.POSITIVE_INFINITY)
  const came = new Array(towns).fill(-1)
  paid[0] = 0
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (let i = 0; i < tolls.length; i++) {
      for (const [a, b] of [[starts[i], ends[i]], [ends[i], starts[i]]]) {
        if (paid[a] + tolls[i] >= paid[b]) continue
        paid[b] = paid[a] + tolls[i]
        came[b] = i
        isChanged = true
      }
    }
  }
  if (paid[towns - 1] === Number.POSITIVE_INFINITY) return -1
  const driven = []
  for (let town = towns - 1; town !== 0; ) {
    const road = came[town]
    driven.push(tolls[road])
    town = starts[road] === town ? ends[road] : starts[road]
  }
  return driven.sort((a, b) => b - a).slice(vouchers).reduce((sum, toll) => sum + toll, 0)
}
