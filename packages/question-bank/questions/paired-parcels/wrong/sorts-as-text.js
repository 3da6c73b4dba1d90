function pairedParcels(grams, least, most) {
  const sorted = [...grams].sort()
  const pairsUpTo = (limit) => {
    let left = 0
    let right = sorted.length - 1
    let pairs = 0
    while (left < right) {
      if (sorted[left] + sorted[right] > limit) right--
      else pairs += right - left++
    }
    return pairs
  }
  return pairsUpTo(most) - pairsUpTo(least - 1)
}
