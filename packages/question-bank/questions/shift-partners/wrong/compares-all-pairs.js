function possiblePartners(busy) {
  let pairs = 0
  for (let i = 0; i < busy.length; i++) {
    for (let j = 0; j < i; j++) if ((busy[i] & busy[j]) === 0) pairs++
  }
  return pairs
}
