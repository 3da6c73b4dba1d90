function missingPayments(statement, books) {
  const entered = new Set(books)
  return statement.filter((amount) => !entered.has(amount))
}
