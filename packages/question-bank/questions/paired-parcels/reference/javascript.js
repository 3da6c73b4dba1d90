function pairedParcels(grams, least, most) {
  const sorted = grams.toSorted((a, b) => a - b)
  const pairsUpTo = (limit) => {
    let [left, right, pairs] = [0, sorted.length - 1, 0]
    while (left < right) {
      if (sorted[left] + sorted[right] > limit) {
        right--
      } else {
        pairs += right - left
        left++
      }
    }
    return pairs
  }
  return pairsUpTo(most) - pairsUpTo(least - 1)
}
