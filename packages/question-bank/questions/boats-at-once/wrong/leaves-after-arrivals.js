function mostBoats(arrivals, departures) {
  const arriving = [...arrivals].sort((a, b) => a - b)
  const leaving = [...departures].sort((a, b) => a - b)
  let left = 0
  let most = 0
  for (let i = 0; i < arriving.length; i++) {
    while (leaving[left] < arriving[i]) left++
    most = Math.max(most, i + 1 - left)
  }
  return most
}
