function similarPairs(codes) {
  let pairs = 0
  for (let i = 0; i < codes.length; i++) {
    for (let j = i + 1; j < codes.length; j++) {
      let differences = 0
      for (let place = 0; place < codes[i].length; place++) {
        if (codes[i][place] !== codes[j][place]) differences++
      }
      if (differences === 1) pairs++
    }
  }
  return pairs
}
