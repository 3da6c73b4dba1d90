function shortestSection(numbers) {
  let end = -1
  let largest = -1
  for (let i = 0; i < numbers.length; i++) {
    if (numbers[i] < largest) end = i
    largest = Math.max(largest, numbers[i])
  }
  if (end < 0) return 0
  let start = end
  let smallest = numbers[end]
  for (let i = end - 1; i >= 0; i--) {
    if (numbers[i] > smallest) start = i
    smallest = Math.min(smallest, numbers[i])
  }
  return end - start + 1
}
