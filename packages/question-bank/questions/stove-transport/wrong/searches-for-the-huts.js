function fewestCarries(leadsTo, bottles, wanted) {
  const surplus = bottles.map((count, hut) => count - wanted[hut])
  let carries = 0
  for (let hut = leadsTo.length - 1; hut > 0; hut--) {
    for (let beyond = hut + 1; beyond < leadsTo.length; beyond++) {
      if (leadsTo[beyond] === hut) surplus[hut] += surplus[beyond]
    }
    carries += Math.abs(surplus[hut])
  }
  return carries
}
