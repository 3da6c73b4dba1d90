function chargingBays(arrivals, minutes, bays) {
  let taken = []
  const chosen = []
  for (let car = 0; car < arrivals.length; car++) {
    const arrival = arrivals[car]
    taken = taken.filter(({ end }) => end > arrival)
    const numbers = new Set(taken.map(({ bay }) => bay))
    let bay = 0
    while (numbers.has(bay)) bay++
    if (bay < bays) taken.push({ bay, end: arrival + minutes[car] })
    chosen.push(bay < bays ? bay : -1)
  }
  return chosen
}
