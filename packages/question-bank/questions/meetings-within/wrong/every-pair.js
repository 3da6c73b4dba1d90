function meetingsWithin(starts, ends) {
  return starts.map((start, i) => {
    let within = 0
    for (let j = 0; j < starts.length; j++) {
      if (j !== i && starts[j] >= start && ends[j] <= ends[i]) within++
    }
    return within
  })
}
