function missingPayments(statement, books) {
  const missing = []
  let payment = 0
  let entry = 0
  while (payment < statement.length || entry < books.length) {
    if (statement[payment] === books[entry]) {
      payment++
      entry++
    } else if (entry === books.length || statement[payment] < books[entry]) missing.push(statement[payment++])
    else missing.push(books[entry++])
  }
  return missing
}
