function mostBoats(arrivals, departures) {
  const arriving = [...arrivals].sort((a, b) => a - b)
  const leaving = [...departures].sort((a, b) => a - b)
  let left = 0
  let most = 0
  for (let arrived = 1; arrived <= arriving.length; arrived++) {
    while (leaving[left] <= arriving[arrived - 1]) left++
    most = Math.max(most, arrived - left)
  }
  return most
}
