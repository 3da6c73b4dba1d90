function missingPayments(statement, books) {
  const isUsed = books.map(() => false)
  const missing = []
  for (const amount of statement) {
    let isFound = false
    for (let entry = 0; entry < books.length && !isFound; entry++) {
      if (books[entry] === amount && !isUsed[entry]) {
        isUsed[entry] = true
        isFound = true
      }
    }
    if (!isFound) missing.push(amount)
  }
  return missing
}
