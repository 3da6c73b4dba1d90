function shortestSection(numbers) {
  let start = 0
  while (start + 1 < numbers.length && numbers[start] <= numbers[start + 1]) start++
  let end = numbers.length - 1
  while (end > start && numbers[end - 1] <= numbers[end]) end--
  return end > start ? end - start + 1 : 0
}
