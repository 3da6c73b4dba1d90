function panelsFromTheLeft(minutes) {
  let byAda = 0
  let byBen = 0
  while (byAda + byBen < minutes.length) {
    let adaFreeAt = 0
    for (let panel = 0; panel < byAda; panel++) adaFreeAt += minutes[panel]
    let benFreeAt = 0
    for (let panel = minutes.length - byBen; panel < minutes.length; panel++) benFreeAt += minutes[panel]
    if (adaFreeAt <= benFreeAt) byAda++
    else byBen++
  }
  return byAda
}
