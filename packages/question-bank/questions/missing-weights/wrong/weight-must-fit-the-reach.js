function weightsToAdd(weights, limit) {
  let reach = 0
  let next = 0
  let added = 0
  while (reach < limit) {
    if (next < weights.length && weights[next] <= Math.max(1, reach)) {
      reach += weights[next]
      next++
    } else {
      reach += reach + 1
      added++
    }
  }
  return added
}
