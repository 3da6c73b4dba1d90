function shortestSection(numbers) {
  let start = numbers.length
  let end = -1
  for (let i = 0; i < numbers.length; i++) {
    for (let j = i + 1; j < numbers.length; j++) {
      if (numbers[i] <= numbers[j]) continue
      start = Math.min(start, i)
      end = Math.max(end, j)
    }
  }
  return end < 0 ? 0 : end - start + 1
}
