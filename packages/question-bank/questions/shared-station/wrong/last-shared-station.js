function sharedStation(downstream, first, second) {
  const onFirst = new Set()
  for (let station = first; station !== -1; station = downstream[station]) onFirst.add(station)
  let shared = -1
  for (let station = second; station !== -1; station = downstream[station]) if (onFirst.has(station)) shared = station
  return shared
}
