function busConnections(trains, buses, walk) {
  let next = 0
  return trains.map((train) => {
    while (next < buses.length && buses[next] <= train + walk) next++
    return next < buses.length ? buses[next] - train - walk : -1
  })
}
