function teamSizes(bosses) {
  const below = bosses.map(() => 0)
  for (const boss of bosses) if (boss !== -1) below[boss]++
  return below
}
