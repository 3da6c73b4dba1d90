function commonManager(managers, one, other) {
  const above = []
  for (let person = one; person >= 0; person = managers[person]) above.push(person)
  for (let person = other; person >= 0; person = managers[person]) {
    for (let i = 0; i < above.length; i++) if (above[i] === person) return person
  }
}
