function totalDifference(desks) {
  let total = 0
  for (let bit = 0; bit < 20; bit++) {
    const on = desks.filter((desk) => (desk >> bit) & 1).length
    for (const desk of desks) total += (desk >> bit) & 1 ? desks.length - on : on
  }
  return total
}
