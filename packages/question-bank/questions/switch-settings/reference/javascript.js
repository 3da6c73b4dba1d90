function totalDifference(desks) {
  let total = 0
  for (let bit = 0; bit < 20; bit++) {
    let on = 0
    for (const desk of desks) on += (desk >> bit) & 1
    total += on * (desks.length - on)
  }
  return total
}
