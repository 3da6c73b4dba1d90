function batterySets(volts, least, most) {
  let count = 0
  for (let first = 0; first < volts.length; first++) {
    for (let second = first + 1; second < volts.length; second++) {
      for (let third = second + 1; third < volts.length; third++) {
        const sum = volts[first] + volts[second] + volts[third]
        if (sum >= least && sum <= most) count++
      }
    }
  }
  return count
}
