function chargingBays(arrivals, minutes, bays) {
  const freeAt = new Array(bays).fill(0)
  const chosen = []
  for (let car = 0; car < arrivals.length; car++) {
    let bay = 0
    while (bay < bays && freeAt[bay] > arrivals[car]) bay++
    if (bay < bays) freeAt[bay] = arrivals[car] + minutes[car]
    chosen.push(bay < bays ? bay : -1)
  }
  return chosen
}
