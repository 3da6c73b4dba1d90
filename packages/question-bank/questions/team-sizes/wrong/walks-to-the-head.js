function teamSizes(bosses) {
  const below = bosses.map(() => 0)
  for (let person = 0; person < bosses.length; person++) {
    for (let boss = bosses[person]; boss !== -1; boss = bosses[boss]) below[boss]++
  }
  return below
}
