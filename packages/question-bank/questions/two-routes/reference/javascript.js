function mostPoints(north, south) {
  let i = 0
  let j = 0
  let byNorth = 0
  let bySouth = 0
  while (i < north.length || j < south.length) {
    if (i < north.length && north[i] === south[j]) {
      byNorth = bySouth = Math.max(byNorth, bySouth) + north[i]
      i++
      j++
    } else if (j === south.length || north[i] < south[j]) {
      byNorth += north[i++]
    } else {
      bySouth += south[j++]
    }
  }
  return Math.max(byNorth, bySouth)
}
