function teamSizes(bosses) {
  const below = bosses.map(() => 0)
  for (let person = bosses.length - 1; person >= 0; person--) {
    if (bosses[person] !== -1) below[bosses[person]] += below[person] + 1
  }
  return below
}
