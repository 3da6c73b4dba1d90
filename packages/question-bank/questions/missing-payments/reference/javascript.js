function missingPayments(statement, books) {
  const missing = []
  let entry = 0
  for (const amount of statement) {
    while (entry < books.length && books[entry] < amount) entry++
    if (books[entry] === amount) entry++
    else missing.push(amount)
  }
  return missing
}
