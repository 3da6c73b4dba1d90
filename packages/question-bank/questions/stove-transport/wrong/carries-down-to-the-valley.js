function fewestCarries(leadsTo, bottles, wanted) {
  const surplus = leadsTo.map(() => 0)
  for (let hut = 0; hut < leadsTo.length; hut++) {
    for (let below = hut; below > 0; below = leadsTo[below]) surplus[below] += bottles[hut] - wanted[hut]
  }
  return surplus.reduce((carries, count) => carries + Math.abs(count), 0)
}
