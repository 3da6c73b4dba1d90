function cheapestNights(fees, reach) {
  let total = 0
  for (let hut = reach - 1; hut < fees.length; hut += reach) total += fees[hut]
  return total
}
