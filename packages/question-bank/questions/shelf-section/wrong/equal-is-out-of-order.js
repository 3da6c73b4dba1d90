function shortestSection(numbers) {
  let end = -1
  let largest = -1
  for (let i = 0; i < numbers.length; i++) {
    if (numbers[i] <= largest) end = i
    largest = Math.max(largest, numbers[i])
  }
  let start = 0
  let smallest = Infinity
  for (let i = numbers.length - 1; i >= 0; i--) {
    if (numbers[i] >= smallest) start = i
    smallest = Math.min(smallest, numbers[i])
  }
  return end < 0 ? 0 : end - start + 1
}
