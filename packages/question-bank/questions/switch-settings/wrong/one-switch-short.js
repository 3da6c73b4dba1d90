function totalDifference(desks) {
  let total = 0
  for (let bit = 0; bit < 19; bit++) {
    const on = desks.filter((desk) => (desk >> bit) & 1).length
    total += on * (desks.length - on)
  }
  return total
}
