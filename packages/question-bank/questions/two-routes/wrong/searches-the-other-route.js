function mostPoints(north, south) {
  let points = 0
  let byNorth = 0
  let from = 0
  for (let i = 0; i < north.length; i++) {
    byNorth += north[i]
    for (let j = 0; j < south.length; j++) {
      if (south[j] !== north[i]) continue
      let bySouth = 0
      for (let k = from; k <= j; k++) bySouth += south[k]
      points += Math.max(byNorth, bySouth)
      byNorth = 0
      from = j + 1
    }
  }
  let bySouth = 0
  for (let k = from; k < south.length; k++) bySouth += south[k]
  return points + Math.max(byNorth, bySouth)
}
