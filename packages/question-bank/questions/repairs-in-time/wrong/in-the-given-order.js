function repairsInTime(hours, deadlines) {
  let count = 0
  let total = 0
  for (let i = 0; i < hours.length; i++) {
    if (total + hours[i] > deadlines[i]) continue
    total += hours[i]
    count++
  }
  return count
}
