function missingPayments(statement, books) {
  const missing = []
  let payment = 0
  let entry = 0
  while (payment < statement.length && entry < books.length) {
    if (statement[payment] === books[entry]) {
      payment++
      entry++
    } else if (books[entry] < statement[payment]) entry++
    else missing.push(statement[payment++])
  }
  return missing
}
