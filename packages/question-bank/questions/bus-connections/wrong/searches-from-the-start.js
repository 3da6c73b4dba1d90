function busConnections(trains, buses, walk) {
  const waits = []
  for (const train of trains) {
    let wait = -1
    for (let i = 0; i < buses.length; i++) {
      if (buses[i] < train + walk) continue
      wait = buses[i] - train - walk
      break
    }
    waits.push(wait)
  }
  return waits
}
