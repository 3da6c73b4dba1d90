function chargingBays(arrivals, minutes, bays) {
  const freeAt = new Array(bays).fill(0)
  return arrivals.map((arrival, car) => {
    let chosen = freeAt.findIndex((minute) => minute <= arrival)
    if (chosen < 0) chosen = freeAt.indexOf(Math.min(...freeAt))
    freeAt[chosen] = Math.max(arrival, freeAt[chosen]) + minutes[car]
    return chosen
  })
}
