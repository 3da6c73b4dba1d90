function mostBoats(arrivals, departures) {
  const first = arrivals.reduce((least, hour) => Math.min(least, hour), Infinity)
  const last = departures.reduce((largest, hour) => Math.max(largest, hour), 0)
  let most = 0
  for (let hour = first; hour < last; hour++) {
    let boats = 0
    for (let i = 0; i < arrivals.length; i++) if (arrivals[i] <= hour && hour < departures[i]) boats++
    most = Math.max(most, boats)
  }
  return most
}
