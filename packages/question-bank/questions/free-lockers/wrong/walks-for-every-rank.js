function freeLockers(taken, ranks) {
  const numbers = []
  for (const rank of ranks) {
    let number = rank
    for (let i = 0; i < taken.length && taken[i] <= number; i++) number++
    numbers.push(number)
  }
  return numbers
}
