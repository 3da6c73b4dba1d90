function mostBoats(arrivals, departures) {
  let most = 0
  for (const hour of arrivals) {
    let boats = 0
    for (let i = 0; i < arrivals.length; i++) {
      if (arrivals[i] <= hour && hour < departures[i]) boats++
    }
    most = Math.max(most, boats)
  }
  return most
}
