function shortestSection(numbers) {
  const sorted = [...numbers]
  for (let i = 1; i < sorted.length; i++) {
    const number = sorted[i]
    let j = i
    while (j > 0 && sorted[j - 1] > number) {
      sorted[j] = sorted[j - 1]
      j--
    }
    sorted[j] = number
  }
  const first = numbers.findIndex((number, i) => number !== sorted[i])
  const last = numbers.findLastIndex((number, i) => number !== sorted[i])
  return first < 0 ? 0 : last - first + 1
}
