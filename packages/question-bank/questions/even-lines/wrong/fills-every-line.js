function leastUnevenness(lengths, width) {
  let unevenness = 0
  let free = width - lengths[0]
  for (let word = 1; word < lengths.length; word++) {
    if (free > lengths[word]) free -= 1 + lengths[word]
    else {
      unevenness += free ** 2
      free = width - lengths[word]
    }
  }
  return unevenness
}
