function chargingBays(arrivals, minutes, bays) {
  const freeAt = new Array(bays).fill(0)
  return arrivals.map((arrival, car) => {
    let chosen = 0
    for (let bay = 1; bay < bays; bay++) if (freeAt[bay] < freeAt[chosen]) chosen = bay
    if (freeAt[chosen] > arrival) return -1
    freeAt[chosen] = arrival + minutes[car]
    return chosen
  })
}
