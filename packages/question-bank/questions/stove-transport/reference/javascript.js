function fewestCarries(leadsTo, bottles, wanted) {
  const surplus = bottles.map((count, hut) => count - wanted[hut])
  let carries = 0
  for (let hut = leadsTo.length - 1; hut > 0; hut--) {
    carries += Math.abs(surplus[hut])
    surplus[leadsTo[hut]] += surplus[hut]
  }
  return carries
}
