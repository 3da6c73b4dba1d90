function leastUnevenness(lengths, width) {
  const leastFrom = (word, free) => {
    if (word === lengths.length) return 0
    const inNewLine = free ** 2 + leastFrom(word + 1, width - lengths[word])
    if (lengths[word] + 1 > free) return inNewLine
    return Math.min(inNewLine, leastFrom(word + 1, free - lengths[word] - 1))
  }
  return leastFrom(1, width - lengths[0])
}
