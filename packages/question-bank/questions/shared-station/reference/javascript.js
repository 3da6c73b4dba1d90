function sharedStation(downstream, first, second) {
  const isOnFirst = downstream.map(() => false)
  for (let station = first; station !== -1; station = downstream[station]) isOnFirst[station] = true
  let station = second
  while (station !== -1 && !isOnFirst[station]) station = downstream[station]
  return station
}
